#!/usr/bin/env bash
# Runs the tests that depend on the version of Docker Compose: all combinations of compose files, updates with changed
# output, and interrupted runs of `make up`. Part of test-containers.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
for part in messages mode settings fingerprint debian-packages node packages; do
  # shellcheck source=/dev/null
  . "scripts/shared/$part.sh"
done
docker_is_available || fail_without_docker test-compose
. scripts/containers/environment.sh
. scripts/containers/test-project.sh

hold_lock test-containers test-compose
use_node
install_packages

trap 'exit 130' INT TERM
say "Compose $(docker compose version --short)"
start_test_project
# Once instead of three times, because test-containers tests it at length.
INTERRUPTIONS=${INTERRUPTIONS:-1} run_operations compose
