# shellcheck shell=bash
# The stack that `make bench` measures in the browser: like the test stack, plus variants of the site to
# compare with, behind the same nginx configuration and backend.

# Also used by `make bench-scale`.
prepare_bench() {
  hold_lock bench
  prepare_machine
  require_browser
  require_commands wrk:wrk
  install_packages
  npm run --silent practice
  (cd backend && npx --no-install tsc -p tsconfig.bench.json)
}

bench_variants=(bare client-only)

start_bench_stack() {
  local variant
  start_test_stack bench
  for variant in "${bench_variants[@]}"; do start_variant "$variant"; done
}

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

stop_bench_stack() {
  local variant
  stop_test_stack bench
  for variant in "${bench_variants[@]}"; do
    STATE_DIR=$PWD/.local/bench/$variant
    stop_process nginx
  done
}
