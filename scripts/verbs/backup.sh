#!/usr/bin/env bash
# Backs up settings, Redis data, saved mails and with CERTIFICATES=1 the certificates while the site runs. Prints only
# the path of the file on standard output.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
# shellcheck source=/dev/null
. "scripts/${MODE:?make sets it}/environment.sh"
. scripts/shared/backup.sh

require_own_redis
require_encryption
redis_runs || fail "Redis isn't running, so its data can't be copied. Start the site with \"make up\"."
hold_site_lock backup
prepare >&2
write_backup site
encrypt_backup
run_backup_hook
upkeep note backup >&2 || say "Warning: we couldn't record when this backup was made, so \"make status\" and alerts use the previous one." >&2
say "$backup"
