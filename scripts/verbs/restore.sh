#!/usr/bin/env bash
# Replaces settings, Redis data and saved mails with the backup FILE.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
# shellcheck source=/dev/null
. "scripts/${MODE:?make sets it}/environment.sh"
. scripts/shared/backup.sh

require_own_redis
hold_site_lock restore
prepare
restore_backup "${FILE:-}"
say 'The backup is in place.'
say_address
