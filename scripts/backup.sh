#!/usr/bin/env bash
# Backs up settings, Redis data, saved mails and with CERTIFICATES=1 the
# certificates while the site runs. Prints only the path of the file on standard
# output.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/shared/mode.sh
. scripts/shared/backup-schedule.sh
load_mode backup

# Exits early if the backup couldn't be encrypted later.
require_encryption() {
  local program=gpg
  case $(setting BACKUP_RECIPIENT) in
    '') return ;;
    age1* | ssh-*) program=age ;;
  esac
  command -v "$program" >/dev/null ||
    fail "BACKUP_RECIPIENT needs the program $program. Nothing was saved." \
      "To install it: sudo apt-get install --no-install-recommends $program"
}

# Encrypts $backup for BACKUP_RECIPIENT, if there is one.
encrypt_backup() {
  local recipient plain=$backup
  recipient=$(setting BACKUP_RECIPIENT)
  case $recipient in
    '') return ;;
    age1* | ssh-*)
      backup=$plain.age
      age --encrypt --recipient "$recipient" --output "$backup" "$plain"
      ;;
    *)
      backup=$plain.gpg
      gpg --batch --quiet --trust-model always --encrypt --recipient "$recipient" --output "$backup" "$plain"
      ;;
  esac || {
    rm -f "$plain" "$backup"
    fail "The backup couldn't be encrypted for BACKUP_RECIPIENT. The lines above show why. Nothing was saved."
  }
  rm -f "$plain"
}

# Runs BACKUP_HOOK with $backup as its last argument.
run_backup_hook() {
  local hook
  hook=$(setting BACKUP_HOOK)
  [[ -z $hook ]] || sh -c "$hook \"\$1\"" backup "$PWD/$backup" >&2 9>&- ||
    fail "BACKUP_HOOK failed. The lines above show why. The backup is here: $backup"
}

require_own_redis
require_encryption
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
