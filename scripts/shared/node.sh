# shellcheck shell=bash
# Node 24 and npm 11 for this project, whatever the machine carries.

# Puts both on PATH; fetches them into .tools/ when the machine's own are missing or older.
use_node() {
  PATH=$PWD/.tools/node_modules/.bin:$PATH
  node_is_current && return
  need_commands npm:npm
  say 'Fetching Node 24 and npm 11 into .tools/ ...'
  npm install --prefix .tools --no-save --no-package-lock --no-audit --no-fund --loglevel=error \
    node@24 npm@11 || fail 'Node 24 could not be fetched from the npm registry; the lines above say why.'
  hash -r
  node_is_current || fail 'Node 24 was fetched into .tools/ but does not run. Delete .tools/ and try again.'
}

node_is_current() {
  local node npm
  node=$(node --version 2>/dev/null) && npm=$(npm --version 2>/dev/null) || return 1
  node=${node#v}
  ((${node%%.*} >= 24 && ${npm%%.*} >= 11))
}
