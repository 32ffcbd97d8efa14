# shellcheck shell=bash
# Everything that a command does differently when the site runs as local
# processes. scripts/containers/environment.sh defines the same functions for
# containers.

for part in shared/{mode,readiness,backup,dates} local/{machine,stack}; do
  # shellcheck source=/dev/null
  . "scripts/$part.sh"
done

export STATE_DIR=$PWD/.local ENV_FILE=.env

say_mode() {
  say 'Mode: local (nginx, backend and Redis as processes of this machine)' \
    'This is for trying the site out and working on it.' \
    "Only this machine can reach it, and it's gone after a reboot." \
    'To serve visitors, use Docker: docs/deployment.md.'
}
say_stopped() { say 'The site is stopped. Messages and sessions are kept in .local/.'; }

# prepare [PART...]: what the site needs to run on this machine, and what else
# require_programs is asked for.
prepare() {
  require_programs site "$@"
  use_node
}

# Identifies what the backend is built from. shared/ has the practice's facts.
backend_fingerprint() { fingerprint package-lock.json tsconfig.base.json shared backend -- "$(node --version)"; }

build_backend() {
  local from stamp=.cache/backend-built-from
  install_packages
  npm run --silent practice
  from=$(backend_fingerprint)
  if [[ -d backend/dist && -d shared/dist && -f $stamp && $(<"$stamp") == "$from" ]]; then return; fi
  step 'Building the backend'
  logged npm --prefix backend run --silent build || return
  mkdir -p .cache
  printf '%s' "$from" >"$stamp"
}

# Reads a password from standard input, and the hash of one that it has to differ
# from, and prints its hash.
hash_password() { node backend/dist/backend/src/cli/hash-password.js; }

# Shows a new secret, asks for a code on standard input, and prints the secret.
create_second_factor() {
  SITE_URL=$(setting SITE_URL http://localhost:8080) node backend/dist/backend/src/cli/second-factor.js
}

# Does nothing, because start_stack builds what has changed.
build_site() { :; }
start_site() { start_stack; }
stop_site() { stop_stack; }
site_is_up() { stack_is_running; }
port_is_ours() { nginx_listens_on "$1"; }

follow_logs() {
  [[ -d $STATE_DIR/logs ]] || fail 'There are no logs yet. Start the site with "make up".'
  [[ -z ${SINCE:-} ]] || fail 'SINCE needs Docker. Local processes follow the last 100 lines.'
  if [[ -n ${SERVICE:-} ]]; then
    tail -n 100 -F "$STATE_DIR/logs/$SERVICE.log"
  else
    tail -n 100 -F "$STATE_DIR"/logs/*.log
  fi
}

# outbox list|summary|retry [ID]|discard ID|discard-quarantined [unseen]
outbox() {
  # Redis can be down while messages wait on the backend's disk.
  [[ $1 == list && -f $STATE_DIR/run/ports ]] || is_running redis ||
    fail "Redis isn't running, and the messages are in it. Start the site with \"make up\"."
  in_backend outbox.js "$@"
}

# day show|clear
day() { in_backend day.js "$@"; }

# Prints a link that lets a browser past a flood of guesses.
create_admin_link() { in_backend admin-link.js; }

# upkeep note NAME|note-first NAME
upkeep() { is_running redis && in_backend upkeep.js "$@"; }

# Runs a backend program with its settings.
in_backend() (
  use_node
  choose_ports
  export_backend_settings
  exec node "backend/dist/backend/src/cli/$1" "${@:2}"
)

# Local processes have no releases.
say_release() { :; }

# Prints a table of the programs, and below it the last line of those that have
# stopped while others run.
say_services() {
  local name stopped=''
  for name in nginx day-pages backend redis; do
    if is_running "$name"; then
      printf '  %-9s running\n' "$name"
    else
      printf '  %-9s stopped\n' "$name"
      stopped+="$name "
    fi
  done
  [[ $stopped != 'nginx day-pages backend redis ' ]] || return 0
  for name in $stopped; do
    say "$name has stopped. Its last line:" "  $(tail -n 1 "$STATE_DIR/logs/$name.log" 2>/dev/null)"
  done
}
say_disk() { df -P "$STATE_DIR" 2>/dev/null; }

say_certificate() { say 'Certificate: none. Local processes use HTTP only. HTTPS needs Docker.'; }

check_network() { :; }

check_machine() {
  say "The site runs as local processes here, which visitors can't reach. They need Docker: README.md says how."
}

launch_checklist() { cat "$STATE_DIR/pages/current/launch-checklist.txt" 2>/dev/null; }

# backend_checklist [backup]: prints what the backend finds that isn't ready to
# go live.
backend_checklist() { in_backend upkeep.js preflight "$@"; }

# For scripts/shared/backup.sh

redis_runs() { is_running redis; }

has_data() { [[ -d $STATE_DIR/redis/appendonlydir ]]; }

start_redis_alone() {
  choose_ports
  start_redis
  wait_for_port "$REDIS_PORT"
}

# Copies via a file, because redis-cli leaves the end marker of the transfer in
# its output.
copy_redis() {
  local snapshot=$STATE_DIR/redis/snapshot.rdb
  choose_ports
  redis-cli -p "$REDIS_PORT" --rdb "$snapshot" >/dev/null 2>&1 && cat "$snapshot" && rm -f "$snapshot"
}

# in_redis_folder COMMAND: runs a shell command in Redis's data folder, even if
# Redis is stopped.
in_redis_folder() { make_private_folder "$STATE_DIR/redis" && (cd "$STATE_DIR/redis" && sh -c "$1"); }

# 1: a file has moved to Redis meanwhile.
copy_mails() {
  make_private_folder "$STATE_DIR/mail"
  tar -C "$STATE_DIR" -cf - mail || [[ $? == 1 ]]
}
put_mails() { mkdir -p "$STATE_DIR" && tar -C "$STATE_DIR" -xf -; }

copy_certificates() { fail 'Local processes have no certificates.'; }
put_certificates() {
  say "The certificates in this backup weren't restored, because local processes don't use HTTPS."
  cat >/dev/null
}

# try_settings FILE: builds and lets the backend validate these settings.
try_settings() (
  # The stack sets REDIS_URL itself.
  export ENV_FILE=$1
  build_backend && validate_settings && check_backend_settings
)

backend_runs() { is_running backend; }
stop_backend() { stop_process backend; }
stop_redis() { stop_process redis; }

say_damage() {
  is_running redis && return
  ! has_data || in_redis_folder "$(check_append_only_file)" || say \
    "Redis's append-only file is damaged, so Redis can't start." \
    'Read step 4 of "A full disk" in docs/deployment.md first. This command cuts out the damage:' \
    '  (cd .local/redis && redis-check-aof --fix appendonlydir/appendonly.aof.manifest)'
}
