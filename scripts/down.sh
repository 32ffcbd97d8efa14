#!/usr/bin/env bash
# Stops the site but keeps messages and sessions.
. "$(dirname "${BASH_SOURCE[0]}")/shared/prelude.sh"
. scripts/shared/mode.sh
load_mode down

hold_site_lock down
stop_site
say_stopped
