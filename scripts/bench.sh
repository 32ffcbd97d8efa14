#!/usr/bin/env bash
# Measures the site against its baselines on an idle machine. See bench/src/measure.ts for ONLY, ROUNDS,
# PAGES and AGAINST, which limit the run or compare with another site.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/local/environment.sh
. scripts/local/test-stack.sh
. scripts/local/bench-stack.sh

prepare_bench

at_exit stop_bench_stack
trap 'exit 130' INT TERM
start_bench_stack
npm --prefix bench run --silent bench
