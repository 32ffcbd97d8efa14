#!/usr/bin/env bash
# Changes the code in small ways, one at a time, and counts how many changes the tests notice. See
# bench/src/mutation/options.ts for SEED, COUNT, ONLY and AGAIN.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/local/environment.sh

hold_lock mutation
prepare_machine
require_commands strace:strace
install_packages
trap 'exit 130' INT TERM
# Ctrl-C reaches both. This waits for the other's report.
npm --prefix bench run --silent mutation
