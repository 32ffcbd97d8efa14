#!/usr/bin/env bash
# Follows the logs of the local processes.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. scripts/local/environment.sh

[[ -d $STATE_DIR/logs ]] || fail 'There are no logs yet: nothing was started with "make up MODE=local".'
# Ctrl-C is the way to end this, and no failure.
trap 'exit 0' INT
tail -n 100 -F "$STATE_DIR"/logs/*.log
