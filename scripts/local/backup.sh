#!/usr/bin/env bash
# Saves the settings, the data of Redis and the kept mails, while the site runs.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. scripts/local/environment.sh
. scripts/shared/backup.sh
. scripts/local/backup-parts.sh

require_own_redis
is_running redis || fail 'Redis does not run, so its data cannot be copied. Start the site with "make up MODE=local".'
choose_ports
write_backup
