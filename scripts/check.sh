#!/usr/bin/env bash
# Lint, format, types and unit tests of all packages, and ShellCheck if it's installed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/local/environment.sh
. scripts/shared/parallel.sh

use_node
install_packages frontend backend e2e bench

for package in frontend backend e2e bench; do
  start_job "$package" npm --prefix "$package" run --silent check
done
# shellcheck disable=SC2016 # Expanded by the inner shell.
start_job scripts bash -c \
  '! command -v shellcheck >/dev/null || git ls-files -z "*.sh" .ci/run | xargs -0 shellcheck'

failed=()
for name in scripts bench e2e backend frontend; do
  finish_job "$name" || failed+=("$name")
done
((${#failed[@]} == 0)) || fail "The check failed in: ${failed[*]}"
say '' 'All checks passed.'
