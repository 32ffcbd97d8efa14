# shellcheck shell=bash
# Provides Node 24 and npm 11.

# Adds both to PATH. Downloads them into .tools/ if they're missing or older.
use_node() {
  PATH=$PWD/.tools/node_modules/.bin:$PATH
  node_is_current && return
  require_commands npm:npm
  say 'Downloading Node 24 and npm 11 to .tools/ ...'
  npm install --prefix .tools --no-save --no-package-lock --no-audit --no-fund --loglevel=error \
    node@24 npm@11 || fail "Node 24 couldn't be downloaded from the npm registry. The lines above show why."
  hash -r
  node_is_current || fail "Node 24 was downloaded to .tools/ but doesn't run. Delete .tools/ and try again."
}

node_is_current() {
  local node npm
  node=$(node --version 2>/dev/null) && npm=$(npm --version 2>/dev/null) || return 1
  node=${node#v}
  ((${node%%.*} >= 24 && ${npm%%.*} >= 11))
}
