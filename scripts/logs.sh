#!/usr/bin/env bash
# Follows the logs of all services, or of SERVICE, with what came SINCE.
. "$(dirname "${BASH_SOURCE[0]}")/shared/prelude.sh"
. scripts/shared/mode.sh
load_mode logs

[[ ${SERVICE:-} =~ ^[a-z-]*$ ]] || fail 'SERVICE is a name that "make status" lists, such as backend.'

# Ctrl-C isn't a failure.
trap 'exit 0' INT
follow_logs
