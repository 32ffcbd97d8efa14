#!/usr/bin/env bash
# Backs up settings, Redis data, saved mails and with CERTIFICATES=1 the
# certificates while the site runs. Prints only the path of the file on standard
# output.
. "$(dirname "${BASH_SOURCE[0]}")/shared/prelude.sh"
. scripts/shared/mode.sh
. scripts/shared/backup-schedule.sh
load_mode backup

# Set by write_backup.
backup=''

# Runs BACKUP_HOOK with $backup as its last argument.
run_backup_hook() {
  local hook
  hook=$(setting BACKUP_HOOK)
  [[ -z $hook ]] || sh -c "$hook \"\$1\"" backup "$PWD/$backup" >&2 9>&- ||
    fail "BACKUP_HOOK failed. The lines above show why. The backup is here: $backup"
}

require_own_redis
require_encryption
require_backups_to_keep
redis_runs || fail "Redis isn't running, so its data can't be copied. Start the site with \"make up\"."
hold_site_lock backup
prepare >&2
write_backup site
encrypt_backup
run_backup_hook
remove_old_backups
upkeep note backup >&2 ||
  say "Warning: we couldn't record when this backup was made." \
    '"make status" and alerts use the previous one.' >&2
say "$backup"
