#!/usr/bin/env bash
# Lint, format, types, unused code and unit tests of all workspaces, side by side, and ShellCheck if it's installed.
. "$(dirname "${BASH_SOURCE[0]}")/shared/prelude.sh"
. scripts/local/environment.sh
. scripts/shared/tests.sh

# ShellCheck, if it's installed and a script has changed since it found nothing.
check_scripts() {
  local passed=.cache/checked-scripts scripts state
  command -v shellcheck >/dev/null || return 0
  mapfile -t scripts < <(git ls-files '*.sh' .ci/run)
  state=$(sha256sum .shellcheckrc "${scripts[@]}")
  [[ ! -f $passed || $(<"$passed") != "$state" ]] || return 0
  shellcheck "${scripts[@]}" && say "$state" >"$passed"
}

use_node
install_packages

# The other jobs need the practice's facts.
npm run --silent practice
mkdir -p .cache
for job in lint format types unused; do start_job "$job" npm run --silent "$job"; done
start_job scripts check_scripts
for workspace in $(grep -l '"test:unit"' -- */package.json | xargs dirname); do
  start_job "unit tests of $workspace" npm run --silent test:unit -w "$workspace"
done
start_job 'unit tests of other practices' npm run --silent test:practices -w frontend

failed=()
for name in "${job_names[@]}"; do
  finish_job "$name" || failed+=("$name")
done
((${#failed[@]} == 0)) || fail "The check failed in: ${failed[*]}"
say '' 'All checks passed.'
