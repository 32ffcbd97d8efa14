#!/usr/bin/env bash
# Follows the logs of all services.
# shellcheck source=scripts/shared/site.sh
. "$(dirname "${BASH_SOURCE[0]}")/shared/site.sh" || exit

# Ctrl-C isn't a failure.
trap 'exit 0' INT
follow_logs
