# shellcheck shell=bash
# Backups: backups/site-TIME.tar.gz with `env` (settings and secrets),
# `redis.rdb` (a snapshot of sessions and messages), `mail/` (mails saved as
# files) and optionally `certificates/`. Each mode defines
#   redis_runs, has_data            whether Redis runs, and whether there's any data
#   start_redis_alone               starts only Redis, for a stopped site
#   copy_redis                      writes a snapshot to standard output
#   copy_mails, copy_certificates   write a tar archive to standard output
#   in_redis_folder COMMAND         runs a shell command in Redis's data folder
#   put_mails, put_certificates     restore an archive from standard input
#   try_settings FILE               builds with these settings and lets the backend validate them
#   backend_runs                    whether messages are taken
#   stop_backend, start_backend     stop taking them, and go on
#   stop_redis, start_site          stop Redis; start everything and wait until it's ready

# Exits if the site uses an external Redis.
require_own_redis() {
  [[ -z $(setting REDIS_URL) ]] ||
    fail 'REDIS_URL names your own Redis. Back up its data there, along with .env.'
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
  # Messages move from mail/spool to Redis, and from Redis to mail/. Whatever
  # moves meanwhile is in one of the copies.
  copy_mails_to_draft
  copy_redis >"$draft/redis.rdb" || fail "Redis couldn't copy its data. Nothing was saved."
  is_snapshot "$draft/redis.rdb" || fail "Redis sent something that isn't a snapshot. Nothing was saved."
  copy_mails_to_draft
  if [[ ${CERTIFICATES:-} == 1 ]]; then
    copy_certificates | tar -C "$draft" -xf - || fail "The certificates couldn't be copied. Nothing was saved."
    parts+=' certificates'
  fi
  # shellcheck disable=SC2086
  tar -C "$draft" -czf "$draft/backup.tar.gz" $parts
  backup=backups/$1-$(date -u +%Y%m%d-%H%M%S).tar.gz
  mv "$draft/backup.tar.gz" "$backup"
}

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

copy_mails_to_draft() {
  copy_mails | tar -C "$draft" -xf - || fail "The saved emails couldn't be copied. Nothing was saved."
}

is_snapshot() { [[ -f $1 && $(head -c 5 "$1") == REDIS ]]; }

# The following print shell commands to run in Redis's data folder.

# Removes snapshots from before they were disabled, because they contain deleted
# messages. Redis only reads its append-only files.
remove_old_snapshots_command() { say '[ ! -d appendonlydir ] || rm -f dump.rdb temp-*.rdb'; }

# Turns a snapshot from standard input into append-only files next to the
# current ones, and checks that Redis can read them.
prepare_snapshot() {
  say 'set -e; rm -rf restored; mkdir restored; cat >restored/appendonly.aof.1.base.rdb;' \
    'redis-check-rdb restored/appendonly.aof.1.base.rdb >/dev/null;' \
    'echo "file appendonly.aof.1.base.rdb seq 1 type b" >restored/appendonly.aof.manifest'
}

# Replaces the current append-only files. Redis must be stopped.
install_snapshot() {
  say 'set -e; rm -rf replaced dump.rdb; [ ! -d appendonlydir ] || mv appendonlydir replaced;' \
    'mv restored appendonlydir; rm -rf replaced'
}

# Succeeds if Redis can read the whole append-only file.
check_append_only_file() {
  local manifest=appendonlydir/appendonly.aof.manifest
  say "[ ! -f $manifest ] || redis-check-aof $manifest >/dev/null 2>&1"
}

