#!/bin/sh
# Install Chromium for the browser tests where that needs no question: as root, with apt-get. Else say what is missing;
# the browser tests are skipped then, with the same reason.
set -eu

for name in chromium chromium-browser google-chrome google-chrome-stable; do
    command -v "$name" >/dev/null && exit 0
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "soan: installing Chromium for the browser tests"
    if apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null; then
        exit 0
    fi
fi
echo "soan: Chromium is missing, so the browser tests are skipped (Debian: sudo apt-get install chromium)"
