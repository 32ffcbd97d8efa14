#!/usr/bin/env bash
# outbox.sh list|retry|discard: handles waiting, failed and quarantined
# messages. ID selects a message to retry or discard. ALL=1 discards all
# quarantined ones that a digest has mailed, and with UNSEEN=1 the others too.
. "$(dirname "${BASH_SOURCE[0]}")/shared/prelude.sh"
. scripts/shared/mode.sh
load_mode outbox

case $1 in
  list) outbox list ;;
  retry) outbox retry "${ID:-}" ;;
  discard)
    case ${ID:+id}${ALL:+all=$ALL}${UNSEEN:+ unseen=$UNSEEN} in
      id) outbox discard "$ID" ;;
      all=1) outbox discard-quarantined ;;
      'all=1 unseen=1') outbox discard-quarantined unseen ;;
      *)
        fail 'Choose what to delete. "make outbox" shows the numbers.' \
          '- One message: make outbox-discard ID=NUMBER' \
          '- All quarantined ones that a digest has mailed: make outbox-discard ALL=1' \
          '- Those that no digest has mailed yet, too: make outbox-discard ALL=1 UNSEEN=1'
        ;;
    esac
    ;;
esac
