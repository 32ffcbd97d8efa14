# shellcheck shell=bash
# Backups: backups/site-TIME.tar.gz with `env` (settings and secrets), `redis.rdb` (a snapshot of sessions and
# messages), `mail/` (mails saved as files) and optionally `certificates/`. Each mode defines
#   redis_runs, has_data            whether Redis runs, and whether there's any data
#   start_redis_alone               starts only Redis, for a stopped site
#   copy_redis                      writes a snapshot to standard output
#   copy_mails, copy_certificates   write a tar archive to standard output
#   in_redis_folder COMMAND         runs a shell command in Redis's data folder
#   put_mails, put_certificates     restore an archive from standard input
#   try_settings FILE               builds with these settings and lets the backend validate them
#   stop_writers, start_site        stop backend and Redis; start everything and wait until it's ready

# Exits if the site uses an external Redis.
require_own_redis() {
  [[ -z $(setting REDIS_URL) ]] ||
    fail 'REDIS_URL names your own Redis. Back up its data there, along with .env.'
}

# Exits early if the backup couldn't be encrypted later.
require_encryption() {
  local program=gpg
  case $(setting BACKUP_RECIPIENT) in
    '') return ;;
    age1* | ssh-*) program=age ;;
  esac
  command -v "$program" >/dev/null ||
    fail "BACKUP_RECIPIENT needs the program $program: sudo apt-get install --no-install-recommends $program. Nothing was saved."
}

# Creates a private temporary folder in $draft, which is removed on exit.
make_draft() {
  # The backup contains secrets and messages.
  umask 077
  mkdir -p backups
  draft=$(mktemp -d backups/.draft.XXXXXX)
  at_exit "rm -rf '$draft'"
}

# write_backup NAME: sets $backup to the path of the new file.
write_backup() {
  local draft parts='env redis.rdb mail'
  make_draft
  cp "$(env_file)" "$draft/env"
  copy_redis >"$draft/redis.rdb" || fail "Redis couldn't copy its data. Nothing was saved."
  is_snapshot "$draft/redis.rdb" || fail "Redis sent something that isn't a snapshot. Nothing was saved."
  copy_mails | tar -C "$draft" -xf - || fail "The saved emails couldn't be copied. Nothing was saved."
  if [[ ${CERTIFICATES:-} == 1 ]]; then
    copy_certificates | tar -C "$draft" -xf - || fail "The certificates couldn't be copied. Nothing was saved."
    parts+=' certificates'
  fi
  # shellcheck disable=SC2086
  tar -C "$draft" -czf "$draft/backup.tar.gz" $parts
  backup=backups/$1-$(date -u +%Y%m%d-%H%M%S).tar.gz
  mv "$draft/backup.tar.gz" "$backup"
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
  [[ -z $hook ]] || sh -c "$hook \"\$1\"" backup "$PWD/$backup" >&2 ||
    fail "BACKUP_HOOK failed. The lines above show why. The backup is here: $backup"
}

is_snapshot() { [[ $(head -c 5 "$1") == REDIS ]]; }

# open_backup FILE: unpacks a backup into $draft or exits.
open_backup() {
  local file=$1
  [[ -n $file ]] || fail 'Choose a backup: make restore FILE=backups/site-….tar.gz. You have:' \
    "$(find backups -name '*.tar.gz*' 2>/dev/null | sort)"
  [[ -f $file ]] || fail "There's no file $file."
  make_draft
  case $file in
    *.age)
      [[ -n ${IDENTITY:-} ]] || fail 'Name the file with your key: make restore FILE=… IDENTITY=FILE-WITH-YOUR-KEY'
      age --decrypt --identity "$IDENTITY" --output "$draft/backup" "$file" ||
        fail "$file can't be decrypted with $IDENTITY. Nothing was changed."
      file=$draft/backup
      ;;
    *.gpg)
      gpg --quiet --decrypt --output "$draft/backup" "$file" ||
        fail "$file can't be decrypted. gpg needs the secret key. Nothing was changed."
      file=$draft/backup
      ;;
  esac
  { tar -C "$draft" -xzf "$file" 2>/dev/null && is_snapshot "$draft/redis.rdb" && [[ -f $draft/env && -d $draft/mail ]]; } ||
    fail "$1 isn't a backup of this site, or it's damaged. Nothing was changed."
}

# restore_backup FILE: replaces the current data with a backup.
restore_backup() {
  local draft backup='' settings
  open_backup "$1"

  # Keep what depends on this machine, which can differ from the backup's.
  grep -vE '^(MODE|IPV6)=' "$draft/env" >"$draft/settings"
  say "MODE=$MODE" "IPV6=$(recorded_setting IPV6)" >>"$draft/settings"
  say 'Building and checking the backup ...'
  try_settings "$draft/settings" || fail "The settings in $1 don't work here. The lines above show why. Nothing was changed."
  at_exit 'in_redis_folder "rm -rf restored" >/dev/null 2>&1'
  in_redis_folder "$(prepare_snapshot)" <"$draft/redis.rdb" ||
    fail "Redis can't read the data in $1, or there's no room for it. Nothing was changed."

  back_up_current_data
  settings=$(env_file)
  stop_writers
  mv "$draft/settings" "$settings"
  in_redis_folder "$(install_snapshot)" </dev/null
  tar -C "$draft" -cf - mail | put_mails
  [[ ! -d $draft/certificates ]] || tar -C "$draft" -cf - certificates | put_certificates
  start_site
  # The restored data doesn't know of it.
  [[ -z $backup ]] || upkeep note backup || true
}

# Backs up the current data before a restore, and prints how to undo it at the end.
back_up_current_data() {
  [[ -f $(env_file) ]] && has_data || return 0
  if ! redis_runs && ! start_redis_alone; then
    [[ ${WITHOUT_BACKUP:-} == 1 ]] || fail \
      "Your current data can't be saved first, because Redis doesn't start. Nothing was changed." \
      'To replace it anyway: make restore FILE=… WITHOUT_BACKUP=1'
    return 0
  fi
  write_backup before-restore
  at_exit "say '' 'Your old data is in $backup. To undo: make restore FILE=$backup'"
}
