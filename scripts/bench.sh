#!/usr/bin/env bash
# Measures the site against its baselines on an idle machine. ONLY=lighthouse,nginx ROUNDS=1 PAGES=/,/contact/ limit the
# run. bench.sh scale: measures how the cost grows with pages and visitors.
. "$(dirname "${BASH_SOURCE[0]}")/shared/prelude.sh"
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
  node bench/src/main.ts
}

# Only examples can have placeholders for facts.
larger_site=$PWD/frontend/examples/scale

# Prints tables for docs/benchmarks.md.
measure_scale() {
  start_test_stack bench
  say '' '| connections | readers | writers |' '| --: | --- | --- |'
  # wrk gives each request a client address of its own.
  write_setting "$ENV_FILE" TRUSTED_PROXIES 127.0.0.1
  start_nginx
  wait_for_port "$HTTP_PORT"
  local connections towns start
  for connections in 1 10 100 1000; do
    say "| $connections | $(load_with "$connections" / compressed) | $(load_with "$connections" /api/contact contact) |"
  done
  say '' '| more towns | build s | built MB |' '| --: | --: | --: |'
  cp -R frontend/examples/metuchen "$larger_site"
  for towns in 0 50 100 200; do
    add_towns "$towns"
    start=$SECONDS
    PRACTICE=$larger_site SITE_URL=$E2E_BASE_URL npm --prefix frontend run --silent build >/dev/null
    say "| $towns | $((SECONDS - start)) | $(du -sm frontend/dist | cut -f 1) |"
  done
}

# load_with CONNECTIONS PATH WORD: what wrk measured in ten seconds.
load_with() {
  wrk -t1 "-c$1" -d10s -s bench/src/wrk.lua "$E2E_BASE_URL$2" -- "$3" any-address | tail -n 1
}

# add_towns COUNT: copies a town's page.
add_towns() {
  local number towns=$larger_site/towns
  for ((number = 1; number <= $1; number++)); do
    sed "s/Edison/Place $number/g; s/station: Place $number/station: Edison/" "$towns/edison.md" >"$towns/place-$number.md"
  done
}

stop_all() {
  local variant
  rm -rf "$larger_site"
  # Those of the last build may be of another practice.
  npm run --silent practice
  stop_test_stack bench
  for variant in "${variants[@]}"; do
    STATE_DIR=$PWD/.local/bench/$variant
    stop_stack
  done
}

hold_lock bench
prepare browser wrk
install_packages
install_packages_in bench
npm run --silent practice
(cd backend && npx --no-install tsc -p tsconfig.bench.json)

at_exit stop_all
trap 'exit 130' INT TERM
if [[ ${1:-} == scale ]]; then measure_scale; else measure_pages; fi
