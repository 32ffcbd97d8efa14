# shellcheck shell=bash
# What `make bench` measures in the browser: a stack as for the browser tests, and beside it, behind the same
# nginx and the same backend, the forms of the site that it is compared with.

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
  SITE_VARIANT=$variant build_site
  start_nginx
  wait_for_port "$HTTP_PORT" || fail "The $variant pages are not served: see $STATE_DIR/logs/nginx.log."
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
