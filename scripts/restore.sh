#!/usr/bin/env bash
# Replaces settings, Redis data and saved mails with the backup FILE.
. "$(dirname "${BASH_SOURCE[0]}")/shared/prelude.sh"
. scripts/shared/mode.sh
load_mode restore

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
  {
    tar -C "$draft" -xzf "$file" 2>/dev/null &&
      is_snapshot "$draft/redis.rdb" &&
      [[ -f $draft/env && -d $draft/mail ]]
  } ||
    fail "$1 isn't a backup of this site, or it's damaged. Nothing was changed."
}

# restore_backup FILE: replaces the current data with a backup.
restore_backup() {
  local draft backup='' settings
  open_backup "$1"

  # Keep what depends on this machine, which can differ from the backup's.
  cp "$draft/env" "$draft/settings"
  write_setting "$draft/settings" MODE "$MODE"
  write_setting "$draft/settings" IPV6 "$(recorded_setting IPV6)"
  (ENV_FILE=$draft/settings && require_port HTTP_PORT 8080) ||
    fail "The settings in $1 don't work here. Nothing was changed."
  try_settings "$draft/settings" ||
    fail "The settings in $1 don't work here. The lines above show why. Nothing was changed."
  at_exit 'in_redis_folder "rm -rf restored" >/dev/null 2>&1'
  in_redis_folder "$(prepare_snapshot)" <"$draft/redis.rdb" ||
    fail "Redis can't read the data in $1, or there's no room for it. Nothing was changed."

  step 'Restoring the data'
  # First: messages taken after the copy would be lost.
  if backend_runs; then
    at_exit resume_backend
    stop_backend
  fi
  back_up_current_data
  is_saved=1
  settings=$(env_file)
  stop_redis
  mv "$draft/settings" "$settings"
  in_redis_folder "$(install_snapshot)" </dev/null
  tar -C "$draft" -cf - mail | put_mails
  [[ ! -d $draft/certificates ]] || tar -C "$draft" -cf - certificates | put_certificates
  start_site
  # The restored data doesn't know of the backup that was just made.
  [[ -z $backup ]] || upkeep note backup || true
}

# Takes messages again if the current data couldn't be saved.
resume_backend() { [[ -n ${is_saved:-} ]] || start_backend; }

# Backs up the current data before a restore, and prints how to undo it at the
# end.
back_up_current_data() {
  local key=''
  [[ -f $(env_file) ]] && has_data || return 0
  if ! redis_runs && ! start_redis_alone; then
    [[ ${WITHOUT_BACKUP:-} == 1 ]] || fail \
      "Your current data can't be saved first, because Redis doesn't start. Nothing was changed." \
      'To replace it anyway: make restore FILE=… WITHOUT_BACKUP=1'
    return 0
  fi
  write_backup before-restore
  encrypt_backup
  [[ $backup != *.age ]] || key=' IDENTITY=FILE-WITH-YOUR-KEY'
  at_exit "say '' 'Your old data is in $backup. To undo: make restore FILE=$backup$key'"
}

require_own_redis
require_encryption
hold_site_lock restore
open_log 7
prepare
restore_backup "${FILE:-}"
say 'The backup is in place.'
say_address
