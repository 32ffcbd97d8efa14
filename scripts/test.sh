#!/usr/bin/env bash
# Every test but the container ones: check, HTTP tests, fault tests, and the browser tests over a local
# stack of their own, which runs beside a site started with `make up` and is always stopped again.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/local/environment.sh
. scripts/local/test-stack.sh

hold_lock test
prepare_machine
need_browser
need_commands shellcheck:shellcheck strace:strace
install_packages frontend backend e2e

failed=()
part() {
  say '' "=== $1"
  "${@:2}" || failed+=("$1")
}

http_tests() { (cd backend && npm run --silent test:http); }
fault_tests() { (build_backend && cd e2e && npm run --silent test:faults); }
browser_tests() { (cd e2e && npm run --silent test); }

part 'check' scripts/check.sh
part 'HTTP tests' http_tests
part 'fault tests' fault_tests

trap stop_test_stack EXIT
trap 'exit 130' INT TERM
say '' '=== browser tests'
start_test_stack test
browser_tests || failed+=('browser tests')

((${#failed[@]} == 0)) || fail "Failed: ${failed[*]}"
say '' 'All tests passed.'
