#!/usr/bin/env bash
# Builds the images and runs browser, fault and operations tests on them, in temporary Compose projects that don't
# interfere with `make up`. test-containers.sh compose: only what depends on the release of Docker Compose.
. "$(dirname "${BASH_SOURCE[0]}")/shared/prelude.sh"
. scripts/shared/mode.sh
docker_is_available || fail_without_docker test-containers
. scripts/containers/environment.sh
. scripts/local/machine.sh
. scripts/shared/tests.sh

# start_test_project NAME [SETTING=VALUE...]: NAME can be used once at a time in a checkout.
start_test_project() {
  # The tests expect this example, regardless of frontend/practice/.
  export PRACTICE=examples/metuchen
  local setting port mailbox_port password desk_password images id
  images=$(for name in NODE_IMAGE DEBIAN_IMAGE REDIS_IMAGE; do echo "$name=$(setting "$name")"; done)
  ignore_shell_settings
  password=$(random_password) desk_password=$(random_password)
  # Unique for each checkout and name.
  id=$(say "$PWD" "$1" | cksum | cut -d ' ' -f 1)

  ENV_FILE=$PWD/.cache/test-$1.env
  COMPOSE_PROJECT_NAME=e2e-$id-$1
  COMPOSE_FILE=$PWD/docker-compose.yml:$PWD/e2e/docker-compose.e2e.yml
  COMPOSE_ENV_FILES=$ENV_FILE
  export ENV_FILE COMPOSE_PROJECT_NAME COMPOSE_FILE COMPOSE_ENV_FILES
  : >"$ENV_FILE"
  find_project
  # Clean up after a killed run.
  docker compose --profile '*' down --volumes --remove-orphans 2>/dev/null
  trap 'exit 130' INT TERM
  at_exit remove_test_project

  # Once more if another program takes a port during the build.
  while true; do
    port=$(test_port "$1") mailbox_port=$(free_port "$((port + 1000))")
    cat >"$ENV_FILE" <<ENV
MODE=containers
SITE_URL=http://localhost:$port
HTTP_PORT=$port
E2E_MAILBOX_HTTP_PORT=$mailbox_port
IPV6=true
E2E_IPV6_SUBNET=$(printf 'fd00:e2e:%x:%x::/64' "$((id >> 16))" "$((id & 0xffff))")
SESSION_SECRET=$(random_secret)
ALERT_TO=operator@practice.test
CONTACT_LIMIT=100000
CONTACT_LIMIT_OVERALL=100000
$images
ENV
    for setting in "${@:2}"; do write_setting "$ENV_FILE" "${setting%%=*}" "${setting#*=}"; done
    build_backend
    write_setting "$ENV_FILE" ADMIN_PASSWORD_HASH "$(hash_password <<<"$password")"
    write_setting "$ENV_FILE" DESK_PASSWORD_HASH "$(hash_password <<<"$desk_password")"
    build_images
    port_in_use "$port" || port_in_use "$mailbox_port" || break
  done
  start_containers

  export E2E_BASE_URL=http://localhost:$port
  export E2E_MAILBOX_URL=http://127.0.0.1:$mailbox_port
  export E2E_REDIS_CLI='docker compose exec -T redis redis-cli'
  export E2E_ADMIN_PASSWORD=$password E2E_DESK_PASSWORD=$desk_password
}

remove_test_project() {
  local image
  docker compose --profile '*' down --volumes --remove-orphans
  # One after the other. "down --rmi local" removes them at the same time, which can fail for two names of one image.
  for image in $(docker image ls --filter "reference=$COMPOSE_PROJECT_NAME-*" --format '{{.Repository}}:{{.Tag}}'); do
    docker image rm "$image" >/dev/null
  done
  rm -f "$ENV_FILE"
}

# Runs one folder of e2e/tests/operations/ on the project.
run_operations() (
  cd e2e || return
  PLAYWRIGHT_JSON_OUTPUT_FILE=.cache/reports/$1.json npx --no-install playwright test \
    --config playwright.operations.config.ts --output ".cache/results/$1" "operations/$1/"
)

# Sends messages to two recipients while backend, Redis and mailbox fail.
test_faults() {
  start_test_project faults "SITE_URL=$https_site"
  local -x E2E_MAIL_TO=desk@practice.test,doctor@practice.test
  docker compose up --detach --wait backend && run_operations faults
}

# HTTPS with a test authority.
test_https() {
  local port=${https_site##*:}
  start_test_project https "SITE_URL=$https_site" "HTTPS_PORT=$port" ACME_EMAIL=desk@practice.test \
    ACME_DIRECTORY=https://authority:14000/dir
  COMPOSE_FILE+=:$PWD/docker-compose.tls.yml:$PWD/e2e/docker-compose.authority.yml
  write_setting "$ENV_FILE" TLS_DOMAIN site.test,www.site.test
  docker compose build authority
  docker compose up --detach --wait authority
  scripts/tls.sh
  E2E_TLS_NAME=site.test E2E_HTTPS_PORT=$port run_operations https
}

# Updates, rollbacks and replicas.
test_updates() { start_test_project updates && run_operations updates; }

# Turns the project into another practice's site.
test_practice() {
  PRACTICE=$1 scripts/up.sh && (cd e2e && E2E_PRACTICE=${1##*/} npm run --silent test)
}

# Builds practices that no one has thought of, in full. No example may be left in them.
build_generated_practices() {
  local folder folders
  # The tests beside it measure seconds.
  renice -n 19 "$BASHPID" >/dev/null
  folders=$(node frontend/generator/testing/generated-practices.ts 3) || return
  for folder in $folders; do
    PRACTICE=$folder npm --prefix frontend run --silent build || return
    ! grep 'From the .* example' frontend/dist/launch-checklist.txt || return
  done
}

# Only on an engine of its own: when it leaves a swarm, other containers can't find each other by name.
test_swarm() {
  if grep -qvxFf <(docker compose --profile '*' ps --quiet) < <(docker ps --quiet --no-trunc); then
    say 'Skipped the one-node swarm: other containers are running on this engine.'
    return
  fi
  run_operations swarm
}

# If these pages are identical to those that passed `make test`, skip the tests of the pages.
test_in_browser() {
  local release
  release=$(run_once pages readlink /srv/site/current)
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

hold_lock test-containers
use_node
require_programs headless-shell
install_packages

failed=()
say "Compose $(docker compose version --short)"
start_phase 'images and start'
start_test_project site IPV6=false

start_phase 'tests of what depends on Compose, browser tests'
start_job 'plain docker compose up' run_operations plain
run_operations compose || failed+=('tests of what depends on Compose')
if [[ ${1:-} != compose ]]; then test_in_browser || failed+=('browser tests'); fi
finish_job 'plain docker compose up' || failed+=('plain docker compose up')

if [[ ${1:-} != compose ]]; then
  # Alone, because it measures seconds.
  start_phase 'recovery from crashes'
  run_operations recovery || failed+=('recovery from crashes')

  # Side by side, because each of them waits a lot.
  start_phase 'operations, updates, faults, HTTPS, other practices'
  jobs=('tests of updates' 'fault tests' 'HTTPS tests' 'full builds of generated practices')
  # In both projects, so that their pages are the same and built once.
  https_site=https://site.test:$(free_port 18443)
  start_job "${jobs[0]}" test_updates
  start_job "${jobs[1]}" test_faults
  start_job "${jobs[2]}" test_https
  start_job "${jobs[3]}" build_generated_practices
  run_operations site || failed+=('operations tests')
  test_practice examples/athens || failed+=('browser walk through examples/athens')
  for name in "${jobs[@]}"; do finish_job "$name" || failed+=("$name"); done

  start_phase 'one-node swarm'
  test_swarm || failed+=('one-node swarm')
fi

say_phases
((${#failed[@]} == 0)) || fail "Failed on the containers: ${failed[*]}"
say '' 'All container tests passed.'
