# shellcheck shell=bash
# The Compose project of `make test-containers`: own name, ports, secrets and volumes, and a mailbox
# that receives its mail.

start_test_project() {
  # The engine's tests know this example, whatever is in frontend/practice/.
  export PRACTICE=examples/metuchen
  local name port mailbox_port password images
  images=$(for name in NODE_IMAGE DEBIAN_IMAGE REDIS_IMAGE; do echo "$name=$(setting "$name")"; done)
  # Nothing else of .env or of the shell is for this project.
  for name in $(setting_names); do unset "$name"; done
  # The address of `make test`, where it's free: it is part of the pages, which are compared.
  port=$(free_port 18080) mailbox_port=$(free_port 18125)
  password=$(random_password)

  ENV_FILE=$PWD/.cache/test-containers.env
  # A name for each checkout, so that two of them do not meet.
  COMPOSE_PROJECT_NAME=e2e-$(pwd | cksum | cut -d ' ' -f 1)
  COMPOSE_FILE=$PWD/docker-compose.yml:$PWD/e2e/docker-compose.e2e.yml
  COMPOSE_ENV_FILES=$ENV_FILE
  export ENV_FILE COMPOSE_PROJECT_NAME COMPOSE_FILE COMPOSE_ENV_FILES
  cat >"$ENV_FILE" <<ENV
SITE_URL=http://localhost:$port
HTTP_PORT=$port
E2E_MAILBOX_HTTP_PORT=$mailbox_port
SESSION_SECRET=$(random_secret)
ALERT_TO=operator@practice.test
CONTACT_LIMIT=100000
CONTACT_LIMIT_OVERALL=100000
$images
ENV

  # What a killed run left behind.
  docker compose --profile '*' down --volumes --remove-orphans 2>/dev/null
  trap remove_test_project EXIT
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
  docker compose --profile '*' down --volumes --remove-orphans --rmi local
  rm -f "$ENV_FILE"
}
