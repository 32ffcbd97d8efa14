#!/usr/bin/env bash
# Measures how the cost of the site grows with its pages and with its visitors, on a machine at rest with Docker.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/local/environment.sh
. scripts/local/test-stack.sh
. scripts/local/bench-machine.sh

prepare_bench

# What was published last is not this site's pages, so they are published anew the next time.
stop() {
  rm -f "$STATE_DIR/pages/built-from"
  stop_test_stack scale
}
trap stop EXIT
trap 'exit 130' INT TERM
start_test_stack scale
export STATE_DIR
npm --prefix bench run --silent scale
