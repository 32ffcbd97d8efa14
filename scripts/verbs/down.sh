#!/usr/bin/env bash
# Stops the site but keeps messages and sessions.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
# shellcheck source=/dev/null
. "scripts/${MODE:?make sets it}/environment.sh"

hold_site_lock down
stop_site
say_stopped
