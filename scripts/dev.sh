#!/usr/bin/env bash
# Runs backend and pages with live reload and a separate Redis. Ctrl-C stops
# everything.
. "$(dirname "${BASH_SOURCE[0]}")/shared/prelude.sh"
. scripts/local/environment.sh

require_programs npm redis-server
use_node
install_packages
npm run --silent practice
if needs_first_settings; then
  build_backend
  # Only `make up` records the mode.
  MODE='' write_first_settings hash_password
fi

STATE_DIR=$PWD/.local/dev
# The port that Vite proxies /api to, and Vite's own port.
BACKEND_PORT=3000 PAGES_PORT=5173
for port in "$BACKEND_PORT" "$PAGES_PORT"; do
  ! port_in_use "$port" ||
    fail "Port $port is in use by another program, perhaps by another \"make dev\". Stop it first."
done
export REDIS_PORT
REDIS_PORT=$(free_port 16379)

stop_all() {
  local name
  # Background processes of a script ignore Ctrl-C.
  kill "${follower:-}" 2>/dev/null || true
  for name in pages backend redis; do stop_process "$name"; done
}
at_exit stop_all
trap 'exit 0' INT TERM

start_redis
export_backend_settings
# Vite serves the pages in place of nginx.
export PAGES_URL=http://127.0.0.1:$PAGES_PORT
keep_running backend dev npm --prefix backend run dev
keep_running pages dev npm --prefix frontend run dev -- --host 127.0.0.1 --port "$PAGES_PORT" --strictPort
say "Pages: http://localhost:$PAGES_PORT   Backend: http://localhost:$BACKEND_PORT   Ctrl-C stops both."
show_first_password
tail -n +1 -F "$STATE_DIR"/logs/{backend,pages}.log &
follower=$!
wait
