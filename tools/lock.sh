#!/bin/sh
# Write requirements/*.txt from pyproject.toml: each version pinned, each file hashed, for every platform and Python.
# Versions stay as they are unless asked for: tools/lock.sh --upgrade, or --upgrade-package NAME.
set -eu
cd "$(dirname "$0")/.."

compile() {
    name=$1
    shift
    .venv/bin/uv pip compile pyproject.toml --group build "$@" --output-file "requirements/$name.txt" \
        --universal --python-version 3.11 --only-binary :all: --generate-hashes \
        --no-annotate --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" --quiet
}

# The largest set is solved first and constrains the others, so that all five agree on every version.
everything="--group test --group check --group docs --group lock"
compile all $everything "$@"
trap 'rm -f requirements/all.txt' EXIT
within="--constraint requirements/all.txt"
compile play $within
compile test --group test $within
compile check --group test --group check $within
compile docs --group docs $within
compile lock --group lock $within
