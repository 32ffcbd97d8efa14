# shellcheck shell=bash
# What `make outbox-discard` removes: the message that ID names, or with ALL=1 every quarantined one.

discard() {
  case ${ID:+id}${ALL:+all=$ALL} in
    id) outbox discard "$ID" ;;
    all=1) outbox discard-quarantined ;;
    *) fail 'Say what to discard: make outbox-discard ID=NUMBER, or make outbox-discard ALL=1 for every quarantined message.' \
      '"make outbox" lists the numbers.' ;;
  esac
}
