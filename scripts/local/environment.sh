# shellcheck shell=bash
# Shared by all commands when the site runs as local processes. scripts/containers/ defines the same functions for
# containers.

for part in messages lock settings mode site-settings ports fingerprint debian-packages node packages \
  readiness redis first-settings; do
  # shellcheck source=/dev/null
  . "scripts/shared/$part.sh"
done
for part in processes site-user builds stack data; do
  # shellcheck source=/dev/null
  . "scripts/local/$part.sh"
done

export STATE_DIR=$PWD/.local ENV_FILE=.env

say_mode() {
  say 'Mode: local (nginx, backend and Redis as processes of this machine)' \
    "This is for trying the site out and working on it. Only this machine can reach it, and it's gone after a reboot. To serve visitors, use Docker: docs/deployment.md."
}
say_stopped() { say 'The site is stopped. Messages and sessions are kept in .local/.'; }

prepare() { prepare_machine; }

# start_stack builds what has changed.
build_site() { :; }
start_site() { start_stack; }
stop_site() { stop_stack; }
site_is_up() { stack_is_running; }
port_is_ours() { nginx_listens_on "$1"; }

follow_logs() {
  [[ -d $STATE_DIR/logs ]] || fail 'There are no logs yet. Start the site with "make up".'
  tail -n 100 -F "$STATE_DIR"/logs/*.log
}

# outbox list|summary|retry [ID]|discard ID|discard-quarantined
outbox() {
  # Redis can be down while messages wait on the backend's disk.
  [[ $1 == list && -f $STATE_DIR/run/ports ]] || is_running redis ||
    fail "Redis isn't running, and the messages are in it. Start the site with \"make up\"."
  in_backend outbox.js "$@"
}

# Prints a link that lets a browser past a flood of guesses.
create_admin_link() { in_backend admin-link.js; }

# upkeep note NAME|note-first NAME|show
upkeep() { is_running redis && in_backend upkeep.js "$@"; }

# Runs a backend program with its settings.
in_backend() (
  use_node
  choose_ports
  export_backend_settings
  exec node "backend/dist/backend/src/cli/$1" "${@:2}"
)

say_services() {
  local name state
  for name in nginx backend redis; do
    if is_running "$name"; then state=running; else state=stopped; fi
    printf '  %-8s %s\n' "$name" "$state"
  done
}

say_disk() { df -P "$STATE_DIR" 2>/dev/null; }

say_certificate() { say 'Certificate: none. Local processes use HTTP only. HTTPS needs Docker.'; }

check_network() { :; }

launch_checklist() { cat "$STATE_DIR/pages/current/launch-checklist.txt" 2>/dev/null; }
