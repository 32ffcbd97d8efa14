#!/usr/bin/env bash
# Changes the code in small ways, one at a time, and counts how many changes the unit tests notice.
# ONLY=FILE, ONLY=FILE:LINE or ONLY=FILE:FIRST-LAST tries some code.
. "$(dirname "${BASH_SOURCE[0]}")/shared/prelude.sh"
. scripts/local/environment.sh

hold_lock mutation
use_node
install_packages
install_packages_in mutation
npm run --silent practice

stryker=$PWD/mutation/node_modules/.bin/stryker only=${ONLY:-}
# Stryker wants two lines.
if [[ $only =~ :([0-9]+)$ ]]; then only+=-${BASH_REMATCH[1]}; fi

case $only in
  '') ;;
  backend/* | frontend/*) [[ -f ${only%:*} ]] || fail "There is no file ${only%:*}." ;;
  *) fail "ONLY must name a file in backend/ or frontend/." ;;
esac
if [[ $only != frontend/* ]]; then
  "$stryker" run mutation/backend.config.mjs ${only:+--mutate "$only"}
fi
if [[ $only != backend/* ]]; then
  cd frontend
  # The sandbox is in .cache/, and the build looks for this beside it.
  mkdir -p .cache
  ln -sfn ../../shared .cache/shared
  PRACTICE=examples/metuchen "$stryker" run ../mutation/frontend.config.mjs ${only:+--mutate "${only#frontend/}"}
fi
