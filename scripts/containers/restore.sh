#!/usr/bin/env bash
# Puts a backup in the place of the settings, the data of Redis and the kept mails.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. scripts/containers/environment.sh
. scripts/shared/backup.sh
. scripts/containers/backup-parts.sh

require_own_redis
restore_backup "${FILE:-}"
say 'The backup is in place.'
say_address
