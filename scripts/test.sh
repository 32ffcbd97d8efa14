#!/usr/bin/env bash
# Runs all tests except those on containers: check, HTTP, fault and browser tests, on a temporary local
# stack that doesn't interfere with `make up`.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/local/environment.sh
. scripts/local/test-stack.sh
. scripts/shared/parallel.sh
. scripts/shared/tested-pages.sh

# The tests expect this example, regardless of frontend/practice/.
export PRACTICE=examples/metuchen

hold_lock test
prepare_machine
require_headless_shell
require_other_engines
require_commands shellcheck:shellcheck strace:strace
install_packages

# Regenerates the backend's facts for this checkout's practice.
restore_facts() { env -u PRACTICE npm --prefix backend run --silent practice; }

failed=()
say '' '=== check'
scripts/check.sh || failed+=('check')

# Builds backend and pages once for all tests below.
at_exit restore_facts
at_exit stop_test_stack
start_test_stack test

# In parallel, because the fault tests mostly wait.
say '' '=== HTTP tests and fault tests, side by side'
start_job 'HTTP tests' env "BUILT_PAGES=$STATE_DIR/pages/current" npm --prefix backend run --silent test:http
start_job 'fault tests' npm --prefix e2e run --silent test:faults
for name in 'HTTP tests' 'fault tests'; do finish_job "$name" || failed+=("$name"); done

say '' '=== browser tests'
if (cd e2e && npm run --silent test); then
  record_tested_pages "$(readlink "$STATE_DIR/pages/current")"
else
  failed+=('browser tests')
fi

say '' '=== Firefox and WebKit'
npm --prefix e2e run --silent test:engines || failed+=('Firefox and WebKit')

# The other example, and this checkout's own practice if it has one.
stop_test_stack
for folder in examples/athens practice; do
  [[ -d frontend/$folder ]] || continue
  say '' "=== browser walk through frontend/$folder"
  scripts/local/test-practice.sh "$folder" || failed+=("browser walk through frontend/$folder")
done

((${#failed[@]} == 0)) || fail "Failed: ${failed[*]}"
say '' 'All tests passed.'
