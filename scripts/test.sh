#!/usr/bin/env bash
# Runs all tests except those on containers: check, HTTP and browser tests, on a temporary local
# stack that doesn't interfere with `make up`.
#
# TEST_MATRIX=full, as in .ci/run, adds what the rest almost always notices, too: 40 generated practices, axe with more
# contrast and in forced colors, targets on tablets, scrolling on a desktop, and the other half of Firefox and WebKit.
. "$(dirname "${BASH_SOURCE[0]}")/shared/prelude.sh"
. scripts/local/environment.sh
. scripts/local/test-stack.sh
. scripts/shared/tests.sh

export TEST_MATRIX=${TEST_MATRIX:-test}
# The tests expect this example, regardless of frontend/practice/.
export PRACTICE=examples/metuchen

hold_lock test
start_phase 'packages'
prepare headless-shell other-engines locales shellcheck strace
install_packages

# Regenerates the facts for this checkout's practice.
restore_facts() { env -u PRACTICE npm run --silent practice; }

# walk_through FOLDER, relative to frontend/: runs the browser tests for another practice on a stack of its own.
walk_through() {
  export PRACTICE=$1 E2E_PRACTICE=${1##*/}
  at_exit "stop_test_stack 'test-$E2E_PRACTICE'"
  start_test_stack "test-$E2E_PRACTICE"
  (cd e2e && npm run --silent test)
}

# HTTP tests mostly wait, and so do the engines' drivers.
http_and_engines() {
  local status=0
  BUILT_PAGES="$STATE_DIR/pages/current" npm --prefix backend run --silent test:http || status=1
  npm --prefix e2e run --silent test:engines || status=1
  return "$status"
}

# Builds backend and pages once for all tests below. The check runs beside everything else. It also compiles what the
# backend's build does, so that comes first.
failed=()
start_phase 'build'
at_exit restore_facts
at_exit stop_test_stack
build_backend
start_job check scripts/check.sh
start_test_stack test

start_phase 'browser tests, with check, HTTP tests, Firefox and WebKit beside them'
start_job 'HTTP tests, Firefox and WebKit' http_and_engines
if (cd e2e && npm run --silent test); then
  record_tested_pages "$(readlink "$STATE_DIR/pages/current")"
else
  failed+=('browser tests')
fi
for job in check 'HTTP tests, Firefox and WebKit'; do
  finish_job "$job" || failed+=("$job")
done

if [[ -d frontend/practice ]]; then
  start_phase 'browser walk through frontend/practice'
  stop_test_stack
  start_job 'browser walk' walk_through practice
  finish_job 'browser walk' || failed+=('browser walk through frontend/practice')
fi

say_phases
((${#failed[@]} == 0)) || fail "Failed: ${failed[*]}"
say '' 'All tests passed.'
