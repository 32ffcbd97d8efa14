#!/usr/bin/env bash
# Prints what the front desk has set for days that are different. CLEAR=1 takes
# all of it down, for when nobody can sign in.
. "$(dirname "${BASH_SOURCE[0]}")/shared/prelude.sh"
. scripts/shared/mode.sh
load_mode today

site_is_up || fail "The site isn't running. Start it with \"make up\"."
case ${CLEAR:-} in
  '') day show ;;
  1) day clear ;;
  *) fail "CLEAR is $CLEAR. To take everything down: make today CLEAR=1" ;;
esac
