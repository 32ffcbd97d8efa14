# shellcheck shell=bash
# The Compose project of `make test-containers` with its own name, ports, secrets and volumes, and a
# mailbox that receives its mail.

start_test_project() {
  # The tests expect this example, regardless of frontend/practice/.
  export PRACTICE=examples/metuchen
  local name port mailbox_port password images checkout
  images=$(for name in NODE_IMAGE DEBIAN_IMAGE REDIS_IMAGE; do echo "$name=$(setting "$name")"; done)
  # Ignore all other settings from the shell.
  for name in $(setting_names); do unset "$name"; done
  port=$(test_port) mailbox_port=$(free_port 18125)
  password=$(random_password)

  ENV_FILE=$PWD/.cache/test-containers.env
  # Unique for each checkout.
  checkout=$(pwd | cksum | cut -d ' ' -f 1)
  COMPOSE_PROJECT_NAME=e2e-$checkout
  COMPOSE_FILE=$PWD/docker-compose.yml:$PWD/e2e/docker-compose.e2e.yml
  COMPOSE_ENV_FILES=$ENV_FILE
  export ENV_FILE COMPOSE_PROJECT_NAME COMPOSE_FILE COMPOSE_ENV_FILES
  cat >"$ENV_FILE" <<ENV
MODE=containers
SITE_URL=http://localhost:$port
HTTP_PORT=$port
E2E_MAILBOX_HTTP_PORT=$mailbox_port
IPV6=true
E2E_IPV6_SUBNET=$(printf 'fd00:e2e:%x:%x::/64' "$((checkout >> 16))" "$((checkout & 0xffff))")
SESSION_SECRET=$(random_secret)
ALERT_TO=operator@practice.test
CONTACT_LIMIT=100000
CONTACT_LIMIT_OVERALL=100000
$images
ENV
  find_project

  # Clean up after a killed run.
  docker compose --profile '*' down --volumes --remove-orphans 2>/dev/null
  at_exit remove_test_project
  build_images
  write_setting "$ENV_FILE" ADMIN_PASSWORD_HASH "$(hash_password <<<"$password")"
  start_containers

  export E2E_BASE_URL=http://localhost:$port
  export E2E_MAILBOX_URL=http://127.0.0.1:$mailbox_port
  export E2E_REDIS_CLI='docker compose exec -T redis redis-cli'
  export E2E_PAGES_SHELL='docker compose run --rm -T --workdir /srv/site pages sh -c'
  export E2E_ADMIN_PASSWORD=$password
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

# Runs the operations tests: what depends on Compose; containers, updates, crashes and hostile traffic; status,
# preflight, backup and restore; then HTTPS with `make tls` and a test authority. If TESTS_END is set, in seconds
# since 1970, no part starts that may take longer, and each one left out counts as failed.
test_operations() {
  local part seconds failed=0
  # With the time that each takes on a slow machine.
  while read -r part seconds; do
    if [[ -n ${TESTS_END:-} ]] && (($(date +%s) + seconds > TESTS_END)); then
      say "Failed for lack of time: operations/$part"
      failed=1
      continue
    fi
    case $part in
      https) test_https ;;
      swarm) test_swarm ;;
      *) run_operations "$part" ;;
    esac </dev/null || failed=1
  done <<'PARTS'
compose 360
server 540
plain 600
https 480
swarm 180
PARTS
  return "$failed"
}

test_https() {
  local port
  port=$(free_port 18443)
  COMPOSE_FILE+=:$PWD/docker-compose.tls.yml:$PWD/e2e/docker-compose.authority.yml
  write_setting "$ENV_FILE" TLS_DOMAIN site.test,www.site.test
  write_setting "$ENV_FILE" SITE_URL "https://site.test:$port"
  write_setting "$ENV_FILE" HTTPS_PORT "$port"
  write_setting "$ENV_FILE" ACME_EMAIL desk@practice.test
  write_setting "$ENV_FILE" ACME_DIRECTORY https://authority:14000/dir
  docker compose build authority
  docker compose up --detach --wait authority
  scripts/in-mode.sh tls && E2E_TLS_NAME=site.test E2E_HTTPS_PORT=$port run_operations https
}

# Runs last and only on an engine of its own: when it leaves a swarm, other containers can't find each other by name.
test_swarm() {
  if docker ps --quiet --no-trunc | grep -qvxFf <(docker compose --profile '*' ps --quiet); then
    say "Skipped the one-node swarm: other containers are running on this engine."
    return
  fi
  run_operations swarm
}

# Runs one folder of e2e/tests/operations/.
run_operations() (
  cd e2e || return
  PLAYWRIGHT_JSON_OUTPUT_FILE=.cache/reports/$1.json \
    npx --no-install playwright test --config playwright.operations.config.ts "operations/$1/"
)
