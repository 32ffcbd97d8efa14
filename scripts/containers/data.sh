# shellcheck shell=bash
# Implements the functions that scripts/shared/backup.sh needs, for containers.

redis_runs() { [[ -n $(running_container_of redis) ]]; }

# Whether there's a volume with data, even if nothing runs.
has_data() {
  [[ -n $(docker volume ls --quiet --filter "$(project_label)" \
    --filter label=com.docker.compose.volume=redis) ]]
}

start_redis_alone() { docker compose up --detach --wait --wait-timeout 30 redis; }

# Via a file, because redis-cli leaves the end marker of the transfer in its output.
copy_redis() {
  docker exec "$(running_container_of redis)" sh -c \
    'trap "rm -f /data/snapshot.rdb" EXIT; redis-cli --rdb /data/snapshot.rdb >&2 && cat /data/snapshot.rdb' 2>/dev/null
}

# in_redis_folder COMMAND: runs a shell command in Redis's data folder, even if Redis is stopped.
in_redis_folder() { docker compose run --rm --no-deps -T redis sh -c "cd /data && $1"; }

copy_mails() { docker compose run --rm --no-deps -T backend tar -C /data -c mail; }
put_mails() { docker compose run --rm --no-deps -T backend tar -C /data -x --no-overwrite-dir; }

copy_certificates() { docker exec "$(running_container_of nginx)" tar -C / -c certificates; }
put_certificates() {
  docker compose build certbot &&
    docker compose run --rm --no-deps -T certbot tar -C / -x --no-overwrite-dir
}

# try_settings FILE: builds with these settings and lets the backend validate them.
try_settings() (
  export COMPOSE_ENV_FILES=$1 ENV_FILE=$1 SECRETS_DIR=$PWD/${1%/*}/secrets
  build_images && validate_settings && require_own_address && write_secret_files &&
    docker compose run --rm --no-deps -T backend node --input-type=module \
      -e 'const { readSettings } = await import("/app/dist/backend/src/config/read-settings.js");
          try { readSettings(process.env); } catch (error) { console.error(error.message); process.exit(1); }'
)

stop_writers() { docker compose stop backend redis; }

# Reports if Redis can't start because its file is damaged. Redis repairs a truncated end by itself.
say_damage() {
  local id
  id=$(running_container_of redis)
  [[ -n $id ]] && is_healthy "$id" && return
  has_data && ! in_redis_folder "$(check_append_only_file)" </dev/null >/dev/null 2>&1 || return 0
  say "Redis's append-only file is damaged, so Redis can't start. New messages wait on the backend's disk until it does." \
    'Read step 4 of "A full disk" in docs/deployment.md first. This command cuts out the damage:' \
    '  docker compose run --rm --no-deps -T redis redis-check-aof --fix appendonlydir/appendonly.aof.manifest'
}
