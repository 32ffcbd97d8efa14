#!/usr/bin/env bash
# Measures how the site scales with pages and visitors. Needs Docker and an idle machine.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/local/environment.sh
. scripts/local/test-stack.sh
. scripts/local/bench-stack.sh

prepare_bench

# The last published pages aren't this site's, so force publishing next time.
stop() {
  rm -f "$STATE_DIR/pages/built-from"
  stop_test_stack scale
}
at_exit stop
trap 'exit 130' INT TERM
start_test_stack scale
export STATE_DIR
npm --prefix bench run --silent scale
