#!/usr/bin/env bash
# Lint, format, types and unit tests of every package, and the scripts' own lint where it is installed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/local/environment.sh

use_node
install_packages frontend backend e2e

reports=.cache/check
mkdir -p "$reports"

check_scripts() {
  command -v shellcheck >/dev/null || return 0
  git ls-files -z '*.sh' .ci/run | xargs -0 shellcheck
}
check_package() { cd "$1" && npm run --silent check; }

declare -A running
for package in frontend backend e2e; do
  check_package "$package" >"$reports/$package.log" 2>&1 &
  running[$package]=$!
done
check_scripts >"$reports/scripts.log" 2>&1 &
running[scripts]=$!

failed=()
for name in scripts e2e backend frontend; do
  wait "${running[$name]}" || failed+=("$name")
  say '' "== $name"
  cat "$reports/$name.log"
done
((${#failed[@]} == 0)) || fail "The check failed in: ${failed[*]}"
say '' 'All checks passed.'
