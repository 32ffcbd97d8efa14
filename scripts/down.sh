#!/usr/bin/env bash
# Stops the site but keeps messages and sessions.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/shared/mode.sh
load_mode down

hold_site_lock down
stop_site
say_stopped
