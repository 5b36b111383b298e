#!/bin/sh
# Install one set of locked packages, and soan itself (editable), into .venv: tools/install.sh play|test|develop
# All but play also get the example games, a package of its own like any outsider's.
set -eu
cd "$(dirname "$0")/.."
here=$(pwd -P)

set_name=$1
lock=requirements/$set_name.txt
say() { echo "soan: $*"; }

# Debian splits ensurepip off into pythonX.Y-venv; without it `-m venv` makes an environment that has no pip.
need_ensurepip() {
    "$python" -c 'import ensurepip, venv' 2>/dev/null && return
    package=$("$python" -c 'import sys; print("python{}.{}-venv".format(*sys.version_info))')
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        say "installing $package, which $python needs to make .venv"
        apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$package" >/dev/null
    else
        say "$python cannot make a virtual environment. Install $package (sudo apt-get install $package), then try again." >&2
        exit 1
    fi
}

# An environment whose Python was removed or whose folder was moved is made anew.
if ! .venv/bin/python -m pip --version >/dev/null 2>&1 || [ "$(cat .venv/stamps/folder 2>/dev/null)" != "$here" ]; then
    python=$(tools/find-python.sh)
    need_ensurepip
    say "making .venv with $("$python" --version) ($python)"
    "$python" -m venv --clear .venv
    mkdir -p .venv/stamps
    echo "$here" >.venv/stamps/folder
fi

say "installing $(grep -c '==' "$lock") locked packages from $lock into .venv (about a minute the first time)"
export PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_ROOT_USER_ACTION=ignore
.venv/bin/python -m pip install -qq --require-hashes --only-binary :all: -r "$lock"
set -- --editable .
[ "$set_name" = play ] || set -- "$@" --editable ./examples
# Hatchling, the build backend, is one of the locked packages: nothing is fetched unchecked for an isolated build.
.venv/bin/python -m pip install -qq --no-deps --no-build-isolation --no-index "$@"
say "$lock is installed"
