# shellcheck shell=bash
# What scripts/shared/backup.sh asks of the local mode.

# Not to standard output at once: redis-cli leaves the end mark of the transfer in it.
copy_redis() {
  local snapshot=$STATE_DIR/redis/snapshot.rdb
  redis-cli -p "$REDIS_PORT" --rdb "$snapshot" >/dev/null 2>&1 && cat "$snapshot" && rm -f "$snapshot"
}
put_redis() { mkdir -p "$STATE_DIR/redis" && (cd "$STATE_DIR/redis" && sh -c "$(unfold_snapshot)"); }

copy_mails() { mkdir -p "$STATE_DIR/mail" && tar -C "$STATE_DIR" -c mail; }
put_mails() { mkdir -p "$STATE_DIR" && tar -C "$STATE_DIR" -x; }

make_room() {
  stop_process backend
  stop_process redis
}
start_site() { start_stack; }
