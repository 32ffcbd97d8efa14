#!/usr/bin/env bash
# Renews the certificate whenever it's due.
set -euo pipefail
here=$(dirname "${BASH_SOURCE[0]}")
# shellcheck source=nginx/certbot/due.sh
. "$here/due.sh"
trap 'exit 0' TERM INT

pause() {
  sleep "$1" &
  wait $!
}

while true; do
  if "$here/obtain.sh"; then
    remaining=$(($(due_at) - $(date +%s)))
    # Check at least twice a day, in case the machine was suspended.
    pause $((remaining < 1 ? 1 : remaining > 43200 ? 43200 : remaining))
  else
    # Let's Encrypt allows five failures per hour.
    echo "The certificate couldn't be renewed. The next try is in an hour." >&2
    pause 3600
  fi
done
