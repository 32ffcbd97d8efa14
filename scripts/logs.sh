#!/usr/bin/env bash
# Follows the logs of all services.
. "$(dirname "${BASH_SOURCE[0]}")/shared/prelude.sh"
. scripts/shared/mode.sh
load_mode logs

# Ctrl-C isn't a failure.
trap 'exit 0' INT
follow_logs
