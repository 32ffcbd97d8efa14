#!/usr/bin/env bash
# Puts a backup in the place of the settings, the data of Redis and the kept mails.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. scripts/local/environment.sh
. scripts/shared/backup.sh
. scripts/local/backup-parts.sh

require_own_redis
prepare_machine
restore_backup "${FILE:-}"
say 'The backup is in place.'
say_address
