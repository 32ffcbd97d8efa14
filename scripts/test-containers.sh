#!/usr/bin/env bash
# Builds the images and runs browser, fault and operations tests on them, in temporary Compose projects that don't
# interfere with `make up`. test-containers.sh compose: only what depends on the release of Docker Compose.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
for part in messages mode settings fingerprint debian-packages node packages tested-pages parallel; do
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
start_test_project site IPV6=false
say "=== images and start: $SECONDS s"
step 'tests of what depends on Compose' run_operations compose
if [[ ${1:-} != compose ]]; then
  step 'browser tests' test_in_browser
  # Beside the others, because they all mostly wait.
  start_job 'HTTPS tests' test_https
  step 'fault tests' test_faults
  step 'operations tests' run_operations site
  step 'HTTPS tests' finish_job 'HTTPS tests'
  step 'browser walk through examples/athens' test_practice examples/athens
  step 'one-node swarm' test_swarm
fi

((${#failed[@]} == 0)) || fail "Failed on the containers: ${failed[*]}"
say '' 'All container tests passed.'
