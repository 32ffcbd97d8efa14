# shellcheck shell=bash
# What both benches need before they start their stacks.

prepare_bench() {
  hold_lock bench
  prepare_machine
  need_browser
  need_commands wrk:wrk
  install_packages frontend backend e2e bench
  (cd backend && npx --no-install tsc -p tsconfig.bench.json)
}
