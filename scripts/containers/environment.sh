# shellcheck shell=bash
# Everything that a command does differently when the site runs in containers.
# Needs Docker but no Node on this machine. scripts/local/environment.sh defines
# the same functions for local processes.

for part in mode readiness backup dates; do
  # shellcheck source=/dev/null
  . "scripts/shared/$part.sh"
done
# Without build metadata, the same source builds an identical image.
export BUILDX_NO_DEFAULT_ATTESTATIONS=1

for part in files network services release machine; do
  # shellcheck source=/dev/null
  . "scripts/containers/$part.sh"
done

# Warns before the build, in which a machine without enough memory hangs.
say_mode() {
  say 'Mode: containers (Docker Compose)'
  check_memory | sed 's/^/Warning: /'
}
say_stopped() { say 'The site is stopped. Messages and sessions are kept in Docker volumes.'; }

# Does nothing, because containers need nothing installed.
prepare() { :; }

# The first start needs the backend to hash the password.
build_backend() {
  step 'Building the backend'
  logged docker compose build backend
}
build_site() { build_images || fail "The images couldn't be built. The lines above show why. Nothing was changed."; }
start_site() { start_containers; }

# Stops nginx first and Redis last, so that each service can finish its work
# while what it depends on is up.
stop_site() {
  docker compose stop nginx && docker compose stop backend && docker compose down --remove-orphans
}

site_is_up() { [[ -n $(running_container_of backend) ]]; }

follow_logs() {
  local since=(--tail 100)
  [[ -z ${SINCE:-} ]] || since=(--since "$SINCE")
  # shellcheck disable=SC2086
  docker compose logs --follow "${since[@]}" ${SERVICE:-}
}

# Runs a backend program in the running container, or in a new one.
in_backend() {
  local running
  running=$(running_container_of backend)
  if [[ -n $running ]]; then
    docker exec --interactive "$running" "$@"
  else
    run_once backend "$@"
  fi
}

# Reads a password from standard input, and the hash of one that it has to differ
# from, and prints its hash. Uses the new image, because the running one can be
# older.
hash_password() {
  run_once backend node dist/backend/src/cli/hash-password.js
}

# Shows a new secret, asks for a code on standard input, and prints the secret.
# It's never an argument, which others on this machine could see.
create_second_factor() {
  run_once backend node dist/backend/src/cli/second-factor.js
}

# outbox list|summary|retry [ID]|discard ID|discard-quarantined [unseen]
outbox() { in_backend node dist/backend/src/cli/outbox.js "$@"; }

# day show|clear
day() { in_backend node dist/backend/src/cli/day.js "$@"; }

# Prints a link that lets a browser past a flood of guesses.
create_admin_link() { in_backend node dist/backend/src/cli/admin-link.js; }

# upkeep note NAME|note-first NAME
upkeep() { redis_runs && in_backend node dist/backend/src/cli/upkeep.js "$@"; }

fetch_health_details() {
  docker exec "$(running_container_of backend)" \
    bash -c "$(declare -f http_get); http_get 3000 /api/health/details" 2>/dev/null
}

# Prints a table of the services, and below it what's wrong with which.
say_services() {
  local service id state restarts is_healthy
  docker compose ps --all --format 'table {{.Service}}\t{{.Status}}'
  for service in nginx backend redis; do
    for id in $(containers_of "$service"); do
      # shellcheck disable=SC2154 # In services.sh.
      read -r state restarts is_healthy < <(docker inspect --format "{{.State.Status}} {{.RestartCount}} $health" "$id")
      case "$state $is_healthy" in
        'running unhealthy') say_broken "$service" 'runs, but not as it should' ;;
        'running starting') ((restarts == 0)) || say_broken "$service" "keeps restarting. Times: $restarts" ;;
        running*) ((restarts == 0)) || say "$service has restarted by itself. Times: $restarts" ;;
        restarting*) say_broken "$service" "keeps restarting. Times: $restarts" ;;
        *) say_broken "$service" 'has stopped' ;;
      esac
    done
  done
  say_interrupted_update
}

# say_broken SERVICE HOW: with the last line of the log of the container $id.
say_broken() {
  say "$1 $2. Its last line:" "  $(docker logs --tail 1 "$id" 2>&1 | tail -n 1)" "For more: make logs SERVICE=$1"
}

say_interrupted_update() {
  local releases
  releases=$(inspect_containers backend | awk '$2 == "running" { print $4, $5 }' | sort -u | wc -l)
  ((releases < 2)) || say_in_one_line \
    "Two releases of the backend answer side by side since $(docker ps --filter "$(project_label)" \
      --filter label=com.docker.compose.service=backend --format '{{.RunningFor}}' | head -n 1)." \
    'If no update is going on, one was interrupted. "make up" finishes it, and "make rollback" goes back.'
}

# Prints the names of the release that runs, and of those to go back to.
say_release() {
  local release others
  release=$(running_release)
  if [[ -n $release ]]; then
    say "Release: $release"
  elif [[ -n $(containers_of nginx) ]]; then
    say 'Release: without a name, such as one that "docker compose up" started. "make up" gives it one.'
  fi
  others=$(release_names | awk -v release="$release" -v ORS=' ' '$0 != release')
  [[ -z $others ]] || say "Others for make rollback RELEASE=…: $others"
}

# Prints the usage of the disk with the volumes.
say_disk() { docker exec "$(running_container_of backend)" df -P /data/mail 2>/dev/null; }

# Prints one line about nginx's certificate.
say_certificate() {
  docker exec "$(running_container_of nginx)" /opt/nginx/tls/say-certificate.sh 2>/dev/null ||
    say "Certificate: unknown, because nginx isn't running."
}

# Prints what the build found that isn't ready to go live.
# Without the image, `run` would build it.
launch_checklist() {
  [[ -n $(image_id "$(image_of pages)") && -n $(image_id "$(image_of backend)") ]] || return
  run_once pages cat /opt/dist/launch-checklist.txt 2>/dev/null
}

# backend_checklist [backup]: prints what the backend finds that isn't ready to
# go live, with the settings in .env.
backend_checklist() { run_once backend node dist/backend/src/cli/upkeep.js preflight "$@"; }

# For scripts/shared/backup.sh

redis_runs() { [[ -n $(running_container_of redis) ]]; }

# Whether there's a volume with data, even if nothing runs.
has_data() {
  [[ -n $(docker volume ls --quiet --filter "$(project_label)" \
    --filter label=com.docker.compose.volume=redis) ]]
}

start_redis_alone() { logged docker compose up --detach --wait --wait-timeout 30 redis; }

# Copies via a file, because redis-cli leaves the end marker of the transfer in
# its output.
copy_redis() {
  docker exec "$(running_container_of redis)" sh -c \
    'trap "rm -f /data/snapshot.rdb" EXIT; redis-cli --rdb /data/snapshot.rdb >&2 && cat /data/snapshot.rdb' 2>/dev/null
}

# in_redis_folder COMMAND: runs a shell command in Redis's data folder, even if
# Redis is stopped.
in_redis_folder() { run_once redis sh -c "cd /data && $1"; }

# 1: a file has moved to Redis meanwhile.
copy_mails() {
  run_once backend sh -c 'tar --warning=no-file-removed --warning=no-file-changed -C /data -c mail || [ $? = 1 ]'
}
put_mails() { run_once backend tar -C /data -x --no-overwrite-dir; }

copy_certificates() { docker exec "$(running_container_of nginx)" tar -C / -c certificates; }
put_certificates() {
  logged docker compose build certbot && run_once certbot tar -C / -x --no-overwrite-dir
}

# try_settings FILE: builds with these settings and lets the backend validate
# them.
try_settings() (
  export COMPOSE_ENV_FILES=$1 ENV_FILE=$1 SECRETS_DIR=$PWD/${1%/*}/secrets
  build_images && require_own_address
)

backend_runs() { site_is_up; }
stop_backend() { logged docker compose stop backend; }
start_backend() { logged docker compose start backend; }
stop_redis() { logged docker compose stop redis; }

# Reports if Redis can't start because its file is damaged. Redis repairs a
# truncated end by itself.
say_damage() {
  local id started
  id=$(containers_of redis | head -n 1)
  [[ -z $id ]] || ! is_healthy "$id" || return 0
  started=$(docker inspect --format '{{.State.StartedAt}}' "$id" 2>/dev/null) || true
  # Not in a pipe, which fails if grep ends first.
  if grep -q "Can't handle RDB format" < <(docker logs --since "$started" "$id" 2>&1); then
    say "Redis can't read its data, because a newer Redis wrote it. Nothing is damaged." \
      'Set REDIS_IMAGE in .env to the newer one, or leave it empty for the usual one. Then run "make up".'
    return
  fi
  has_data && ! in_redis_folder "$(check_append_only_file)" </dev/null >/dev/null 2>&1 || return 0
  say "Redis's append-only file is damaged, so Redis can't start." \
    "New messages wait on the backend's disk until it does." \
    'Read step 4 of "A full disk" in docs/deployment.md first. This command cuts out the damage:' \
    '  docker compose run --rm --no-deps -T redis redis-check-aof --fix appendonlydir/appendonly.aof.manifest'
}
