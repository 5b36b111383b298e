#!/bin/sh
# Install what the browser tests need from the system, where that needs no question: as root, with apt-get. Else say in
# one line what is missing; the browser tests are skipped then, with the same reason.
set -eu
cd "$(dirname "$0")/.."

missing=chromium
for name in chromium chromium-browser google-chrome google-chrome-stable; do
    if command -v "$name" >/dev/null; then missing=; fi
done
# The program that drives the browser for Playwright is linked to a library that a small Debian lacks.
for driver in .venv/lib/python*/site-packages/playwright/driver/node; do
    "$driver" --version >/dev/null 2>&1 || missing="$missing libatomic1"
done
[ -n "$missing" ] || exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "soan: installing for the browser tests: $missing"
    # shellcheck disable=SC2086  # a list of words
    if apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null; then
        exit 0
    fi
fi
echo "soan: the browser tests are skipped, they need: $missing (Debian: sudo apt-get install $missing)"
