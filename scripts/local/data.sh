# shellcheck shell=bash
# Implements the functions that scripts/shared/backup.sh needs, for local processes.

redis_runs() { is_running redis; }

has_data() { [[ -d $STATE_DIR/redis/appendonlydir ]]; }

start_redis_alone() {
  choose_ports
  start_redis
  wait_for_port "$REDIS_PORT"
}

# Via a file, because redis-cli leaves the end marker of the transfer in its output.
copy_redis() {
  local snapshot=$STATE_DIR/redis/snapshot.rdb
  choose_ports
  redis-cli -p "$REDIS_PORT" --rdb "$snapshot" >/dev/null 2>&1 && cat "$snapshot" && rm -f "$snapshot"
}

# in_redis_folder COMMAND: runs a shell command in Redis's data folder, even if Redis is stopped.
in_redis_folder() { mkdir -p "$STATE_DIR/redis" && (cd "$STATE_DIR/redis" && sh -c "$1"); }

copy_mails() { mkdir -p "$STATE_DIR/mail" && tar -C "$STATE_DIR" -cf - mail; }
put_mails() { mkdir -p "$STATE_DIR" && tar -C "$STATE_DIR" -xf -; }

copy_certificates() { fail 'Local processes have no certificates.'; }
put_certificates() {
  say "The certificates in this backup weren't restored, because local processes don't use HTTPS."
  cat >/dev/null
}

# try_settings FILE: builds and lets the backend validate these settings.
try_settings() (
  # The stack sets REDIS_URL itself.
  build_backend && export ENV_FILE=$1 && validate_settings && export_settings && export REDIS_URL='' &&
    node --input-type=module -e '
    const { readSettings } = await import(process.argv[1]);
    try { readSettings(process.env); } catch (error) { console.error(error.message); process.exit(1); }
  ' "$PWD/backend/dist/backend/src/config/read-settings.js"
)

stop_writers() {
  stop_process backend
  stop_process redis
}

say_damage() {
  is_running redis && return
  ! has_data || in_redis_folder "$(check_append_only_file)" || say \
    "Redis's append-only file is damaged, so Redis can't start. Read step 4 of \"A full disk\" in docs/deployment.md first." \
    'This command cuts out the damage: (cd .local/redis && redis-check-aof --fix appendonlydir/appendonly.aof.manifest)'
}
