#!/usr/bin/env bash
# Every test but the container ones: check, HTTP tests, fault tests, and the browser tests over a local
# stack of their own, which runs beside a site started with `make up` and is always stopped again.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/local/environment.sh
. scripts/local/test-stack.sh
. scripts/shared/side-by-side.sh
. scripts/shared/tested-pages.sh

# The tests of the engine look at the example in Metuchen, whatever practice this checkout is for.
export PRACTICE=examples/metuchen

hold_lock test
prepare_machine
need_headless_shell
need_commands shellcheck:shellcheck strace:strace
install_packages frontend backend e2e bench

# The backend's facts become this checkout's own again.
own_facts() { env -u PRACTICE npm --prefix backend run --silent practice; }

failed=()
say '' '=== check'
scripts/check.sh || failed+=('check')

# Backend and pages are built here, once for all that follows.
trap 'end_beside; stop_test_stack; own_facts' EXIT
start_test_stack test

# Both wait more than they compute.
say '' '=== HTTP tests and fault tests, side by side'
beside 'HTTP tests' env "BUILT_PAGES=$STATE_DIR/pages/current" npm --prefix backend run --silent test:http
beside 'fault tests' npm --prefix e2e run --silent test:faults
for name in 'HTTP tests' 'fault tests'; do finish_beside "$name" || failed+=("$name"); done

say '' '=== browser tests'
if (cd e2e && npm run --silent test); then
  note_tested_pages "$(readlink "$STATE_DIR/pages/current")"
else
  failed+=('browser tests')
fi

# The other example, and the practice of this checkout where it has one.
stop_test_stack
for folder in examples/athens practice; do
  [[ -d frontend/$folder ]] || continue
  say '' "=== browser walk through frontend/$folder"
  scripts/local/walk-practice.sh "$folder" || failed+=("browser walk through frontend/$folder")
done

((${#failed[@]} == 0)) || fail "Failed: ${failed[*]}"
say '' 'All tests passed.'
