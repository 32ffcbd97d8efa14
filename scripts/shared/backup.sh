# shellcheck shell=bash
# Backups: backups/site-TIME.tar.gz with `env` (the settings, secrets too), `redis.rdb` (sessions and
# messages at one moment) and `mail/` (the mails kept as files). Each mode defines
#   copy_redis, copy_mails  write a snapshot of Redis, and a tar archive of mail/, to standard output
#   put_redis, put_mails    take the same from standard input, while nothing runs
#   make_room               builds what is missing, and ends what writes
#   start_site              starts everything, and waits until it is ready

# Prints the commands that lay a snapshot from standard input out, in the folder of a Redis at rest, as
# the append-only file that it starts from.
unfold_snapshot() {
  say 'rm -rf appendonlydir dump.rdb && mkdir appendonlydir && cd appendonlydir &&' \
    'cat >appendonly.aof.1.base.rdb &&' \
    'echo "file appendonly.aof.1.base.rdb seq 1 type b" >appendonly.aof.manifest'
}

# Ends the script where the data is in a Redis that is not this site's.
require_own_redis() {
  [[ -z $(setting REDIS_URL) ]] ||
    fail 'REDIS_URL names a Redis of your own: back up its data there, and .env beside it.'
}

# Prints the path of the new backup.
write_backup() {
  local draft target
  target=backups/site-$(date -u +%Y%m%d-%H%M%S).tar.gz
  # It holds secrets and messages.
  umask 077
  mkdir -p backups
  draft=$(mktemp -d backups/.draft.XXXXXX)
  # shellcheck disable=SC2064
  trap "rm -rf '$draft'" EXIT
  cp "$(env_file)" "$draft/env"
  copy_redis >"$draft/redis.rdb" || fail 'Redis gave no copy of its data. Nothing was saved.'
  is_snapshot "$draft/redis.rdb" || fail 'What Redis gave is no snapshot. Nothing was saved.'
  copy_mails | tar -C "$draft" -x || fail 'The kept mails could not be copied. Nothing was saved.'
  tar -C "$draft" -czf "$draft.tar.gz" env redis.rdb mail
  mv "$draft.tar.gz" "$target"
  rm -rf "$draft"
  say "$target"
}

is_snapshot() { [[ $(head -c 5 "$1") == REDIS ]]; }

# Puts a backup in the place of what is there: restore_backup FILE
restore_backup() {
  local file=$1 draft
  [[ -n $file ]] || fail 'Say which backup: make restore FILE=backups/site-….tar.gz. There are:' \
    "$(find backups -name 'site-*.tar.gz' 2>/dev/null | sort)"
  [[ -f $file ]] || fail "There is no file $file."
  umask 077
  mkdir -p backups
  draft=$(mktemp -d backups/.draft.XXXXXX)
  # shellcheck disable=SC2064
  trap "rm -rf '$draft'" EXIT
  { tar -C "$draft" -xzf "$file" env redis.rdb mail && is_snapshot "$draft/redis.rdb"; } ||
    fail "$file is no backup of this site, or is damaged. Nothing was changed."

  [[ ! -f $(env_file) ]] || cmp --silent "$(env_file)" "$draft/env" || cp "$(env_file)" "backups/env-before-restore-$(date -u +%Y%m%d-%H%M%S)"
  cp "$draft/env" "$(env_file)"
  make_room
  put_redis <"$draft/redis.rdb"
  tar -C "$draft" -c mail | put_mails
  rm -rf "$draft"
  start_site
}
