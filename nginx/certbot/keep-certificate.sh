#!/usr/bin/env bash
# Renews the certificate whenever it is due, as long as the container runs.
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
    rest=$(($(due_at) - $(date +%s)))
    # Looked at twice a day at least: a paused machine wakes up late.
    pause $((rest < 1 ? 1 : rest > 43200 ? 43200 : rest))
  else
    # Authorities count failures: Let's Encrypt allows five an hour.
    echo 'The certificate could not be renewed. The next attempt is in an hour.' >&2
    pause 3600
  fi
done
