#!/usr/bin/env bash
# Measures the site against its baselines on an idle machine. See bench/src/measure.ts for ONLY, ROUNDS and PAGES, which
# limit the run. bench.sh scale: measures how the site scales with pages and visitors, which needs Docker.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/local/environment.sh
. scripts/local/test-stack.sh

# What the site is compared with, behind the same nginx configuration and backend.
variants=(bare client-only)

start_variant() {
  local variant=$1 name STATE_DIR=$STATE_DIR/$1
  local -x HTTP_PORT INTERNAL_PORT
  HTTP_PORT=$(free_port $((${E2E_BASE_URL##*:} + 1))) INTERNAL_PORT=$(free_port 14000)
  SITE_VARIANT=$variant build_pages
  start_nginx
  wait_for_port "$HTTP_PORT" || fail "The $variant pages aren't being served. See $STATE_DIR/logs/nginx.log."
  name=${variant^^}
  export "BENCH_${name//-/_}_URL=http://localhost:$HTTP_PORT"
}

measure_pages() {
  local variant
  start_test_stack bench
  for variant in "${variants[@]}"; do start_variant "$variant"; done
  npm --prefix bench run --silent bench
}

measure_scale() {
  start_test_stack scale
  export STATE_DIR
  npm --prefix bench run --silent scale
}

stop_all() {
  local variant
  stop_test_stack scale
  # The last published pages aren't this site's, so force publishing next time.
  rm -f "$STATE_DIR/pages/built-from"
  stop_test_stack bench
  for variant in "${variants[@]}"; do
    STATE_DIR=$PWD/.local/bench/$variant
    stop_process nginx
  done
}

hold_lock bench
prepare browser wrk
install_packages
npm run --silent practice
(cd backend && npx --no-install tsc -p tsconfig.bench.json)

at_exit stop_all
trap 'exit 130' INT TERM
if [[ ${1:-} == scale ]]; then measure_scale; else measure_pages; fi
