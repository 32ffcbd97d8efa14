#!/usr/bin/env bash
# Measures the site beside what it could be measured by, on a machine at rest. See bench/src/options.ts for
# ONLY, ROUNDS, PAGES and AGAINST, which make a run smaller or put another site beside this one.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/local/environment.sh
. scripts/local/test-stack.sh
. scripts/local/bench-machine.sh
. scripts/local/bench-stack.sh

prepare_bench

trap stop_bench_stack EXIT
trap 'exit 130' INT TERM
start_bench_stack
npm --prefix bench run --silent bench
