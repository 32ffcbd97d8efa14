#!/usr/bin/env bash
# Lint, format, types and unit tests of every package, and the scripts' own lint where it is installed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/local/environment.sh

use_node
install_packages frontend backend e2e bench

reports=.cache/check
mkdir -p "$reports"

check_scripts() {
  command -v shellcheck >/dev/null || return 0
  git ls-files -z '*.sh' .ci/run | xargs -0 shellcheck
}

declare -A running
end_all() {
  local pid
  for pid in "${running[@]}"; do kill -- "-$pid" 2>/dev/null || true; done
}
trap end_all EXIT
trap 'exit 130' INT TERM

for package in frontend backend e2e bench; do
  # A group of its own, so that nothing of it outlives a Ctrl-C.
  setsid npm --prefix "$package" run --silent check >"$reports/$package.log" 2>&1 &
  running[$package]=$!
done
check_scripts >"$reports/scripts.log" 2>&1 &
running[scripts]=$!

failed=()
for name in scripts bench e2e backend frontend; do
  wait "${running[$name]}" || failed+=("$name")
  say '' "== $name"
  cat "$reports/$name.log"
done
((${#failed[@]} == 0)) || fail "The check failed in: ${failed[*]}"
say '' 'All checks passed.'
