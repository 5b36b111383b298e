#!/bin/sh
# Print the path of the first Python that Soan can use; explain what to do where there is none.
# SOAN_PYTHON names one by hand.
set -eu

for name in ${SOAN_PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
    # Running it is the only sure test: a pyenv shim is on the PATH even where its version is not installed.
    if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        command -v "$name"
        exit 0
    fi
done
if [ -n "${SOAN_PYTHON:-}" ]; then
    echo "soan: SOAN_PYTHON=$SOAN_PYTHON is not a Python 3.11 or newer that runs. Correct or unset it." >&2
else
    echo "soan: needs Python 3.11 or newer and found none. Install it (Debian: apt-get install python3) or set SOAN_PYTHON=/path/to/python." >&2
fi
exit 1
