#!/usr/bin/env bash
# The browser tests need a real Chromium: Debian's, and for the many short ones the same without its windows.
# Install what is missing, where we may.
set -euo pipefail
wanted=()
for program in chromium chromium-headless-shell; do
  command -v "$program" >/dev/null || wanted+=("$program")
done
if [ -n "${WESTMARCH_CHROMIUM:-}" ] || [ ${#wanted[@]} -eq 0 ]; then
  exit 0
fi
if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
  command -v chromium >/dev/null ||
    echo "No Chromium here: the browser tests will fail. Install it, or set WESTMARCH_CHROMIUM." >&2
  exit 0
fi
echo "Installing Chromium for the browser tests ..."
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends "${wanted[@]}" >/dev/null
