#!/usr/bin/env bash
# Backend and pages with reload on every change, on a Redis of their own. Ctrl-C ends all of it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/local/environment.sh

prepare_machine
install_packages frontend backend
write_first_settings_locally

STATE_DIR=$PWD/.local/dev
# Where the development server of the pages passes /api on to, and where it listens.
BACKEND_PORT=3000 PAGES_PORT=5173
require_free_port "$BACKEND_PORT"
require_free_port "$PAGES_PORT"
export REDIS_PORT
REDIS_PORT=$(free_port 16379)

end_all() {
  local name
  # A background process of a script ignores Ctrl-C.
  kill "${follower:-}" 2>/dev/null || true
  for name in pages backend redis; do stop_process "$name"; done
}
trap end_all EXIT
trap 'exit 0' INT TERM

start_redis
export_backend_settings
keep_running backend dev npm --prefix backend run dev
keep_running pages dev npm --prefix frontend run dev -- --host 127.0.0.1 --port "$PAGES_PORT" --strictPort
say "Pages: http://localhost:$PAGES_PORT   Backend: http://localhost:$BACKEND_PORT   Ctrl-C ends both."
tail -n +1 -F "$STATE_DIR"/logs/{backend,pages}.log &
follower=$!
wait
