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

# The set of everything is solved first and constrains the others, so that all agree on every version.
compile develop --group test --group check --group docs --group tune --group lock "$@"
compile test --group test --constraint requirements/develop.txt
compile play --constraint requirements/develop.txt
