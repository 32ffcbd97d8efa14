#!/usr/bin/env bash
# Builds the images and runs browser, fault and operations tests on them, in temporary Compose projects that don't
# interfere with `make up`. test-containers.sh compose: only what depends on the release of Docker Compose.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
for part in messages mode settings fingerprint debian-packages node packages tested-pages parallel phases; do
  # shellcheck source=/dev/null
  . "scripts/shared/$part.sh"
done
docker_is_available || fail_without_docker test-containers
. scripts/containers/environment.sh
. scripts/containers/test-project.sh

hold_lock test-containers
use_node
require_headless_shell
install_packages

failed=()

# If these pages are identical to those that passed `make test`, skip the tests of the pages.
test_in_browser() {
  local release
  release=$(docker compose run --rm -T pages readlink /srv/site/current)
  if [[ -n ${E2E_PAGES_TESTED:-} ]]; then
    say 'E2E_PAGES_TESTED is set, so only what containers change is tested.'
  elif pages_are_tested "$release"; then
    export E2E_PAGES_TESTED=yes
    say "\"make test\" has passed with these pages (${release##*/}). Only what containers change is left to test."
  else
    say "\"make test\" hasn't passed with these pages (${release##*/}), so every browser test runs."
  fi
  (cd e2e && npm run --silent test)
}

# Sends messages while backend, Redis and mailbox fail.
test_faults() (
  cd e2e && FAULTS_OVER=containers npm run --silent test:faults
)

say "Compose $(docker compose version --short)"
start_phase 'images and start'
start_test_project site IPV6=false

start_phase 'tests of what depends on Compose'
run_operations compose || failed+=('tests of what depends on Compose')

if [[ ${1:-} != compose ]]; then
  start_phase 'browser tests'
  test_in_browser || failed+=('browser tests')

  # Side by side, because they mostly wait.
  start_phase 'fault, operations and HTTPS tests'
  start_job 'HTTPS tests' test_https
  test_faults || failed+=('fault tests')
  run_operations site || failed+=('operations tests')
  finish_job 'HTTPS tests' || failed+=('HTTPS tests')

  start_phase 'browser walk through examples/athens'
  test_practice examples/athens || failed+=('browser walk through examples/athens')

  start_phase 'one-node swarm'
  test_swarm || failed+=('one-node swarm')
fi

say_phases
((${#failed[@]} == 0)) || fail "Failed on the containers: ${failed[*]}"
say '' 'All container tests passed.'
