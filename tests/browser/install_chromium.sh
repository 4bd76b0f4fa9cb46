#!/usr/bin/env bash
# The browser tests need a real Chromium. Install Debian's where there is none and we may.
set -euo pipefail
if [ -n "${WESTMARCH_CHROMIUM:-}" ] || command -v chromium >/dev/null; then
  exit 0
fi
if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
  echo "No Chromium here: the browser tests will fail. Install it, or set WESTMARCH_CHROMIUM." >&2
  exit 0
fi
echo "Installing Chromium for the browser tests ..."
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends chromium >/dev/null
