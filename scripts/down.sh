#!/usr/bin/env bash
# Stops the site but keeps messages and sessions.
# shellcheck source=scripts/shared/site.sh
. "$(dirname "${BASH_SOURCE[0]}")/shared/site.sh" || exit

hold_site_lock down
stop_site
say_stopped
