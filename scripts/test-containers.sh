#!/usr/bin/env bash
# Builds the images and runs browser, fault and operations tests on them, in a temporary Compose project
# that doesn't interfere with `make up`.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
for part in messages mode settings fingerprint debian-packages node packages; do
  # shellcheck source=/dev/null
  . "scripts/shared/$part.sh"
done
docker_is_available || fail_without_docker test-containers
. scripts/containers/environment.sh
. scripts/containers/test-project.sh
. scripts/shared/tested-pages.sh

hold_lock test-containers
use_node
require_headless_shell
install_packages

trap 'exit 130' INT TERM
start_test_project

# If this build is identical to the one that passed `make test`, skip the tests of the pages.
release=$(docker compose run --rm -T pages readlink /srv/site/current)
if [[ -n ${E2E_PAGES_TESTED:-} ]]; then
  say 'E2E_PAGES_TESTED is set, so only what containers change is tested.'
elif pages_are_tested "$release"; then
  export E2E_PAGES_TESTED=yes
  say "\"make test\" has passed with these pages (${release##*/}). Only what containers change is left to test."
else
  say "\"make test\" hasn't passed with these pages (${release##*/}), so every browser test runs."
fi

failed=()
(cd e2e && npm run --silent test) || failed+=('browser tests')
(cd e2e && FAULTS_OVER=containers npm run --silent test:faults) || failed+=('fault tests')
MODE=containers test_operations || failed+=('operations tests')

((${#failed[@]} == 0)) || fail "Failed on the containers: ${failed[*]}"
say '' 'All container tests passed.'
