#!/usr/bin/env bash
# Builds the images and runs the browser and fault tests over them, in a Compose project of their own
# that runs beside a site started with `make up` and is always removed again, volumes included.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/local/environment.sh
. scripts/containers/environment.sh
. scripts/containers/test-project.sh
. scripts/containers/test-operations.sh
. scripts/shared/tested-pages.sh

hold_lock test-containers
require_docker 'make test-containers'
use_node
need_headless_shell
install_packages e2e

trap 'exit 130' INT TERM
start_test_project

# The images' own build, byte for byte the one that `make test` has passed: what its pages are is shown.
release=$(docker compose run --rm -T pages readlink /srv/site/current)
if pages_are_tested "$release"; then
  export E2E_PAGES_TESTED=yes
  say "The pages are those that \"make test\" has passed (${release##*/}): what is left is what containers change."
else
  say "\"make test\" has not passed these pages (${release##*/}): every browser test runs."
fi

failed=()
(cd e2e && npm run --silent test) || failed+=('browser tests')
(cd e2e && FAULTS_OVER=containers npm run --silent test:faults) || failed+=('fault tests')
MODE=containers test_operations || failed+=('operations tests')

((${#failed[@]} == 0)) || fail "Failed over the containers: ${failed[*]}"
say '' 'All container tests passed.'
