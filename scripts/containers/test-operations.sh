# shellcheck shell=bash
# What an operator does and a server lives through, tested on the running project of
# `make test-containers`: the containers, updates, kills and hostile traffic; status, preflight, backup and
# restore; then HTTPS by `make tls`, with a certificate authority of the project's own.

test_operations() {
  local failed=0
  run_operations server || failed=1
  run_operations plain || failed=1
  test_https || failed=1
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

# Runs the tests of one folder in e2e/tests/operations/.
run_operations() (
  cd e2e || return
  PLAYWRIGHT_JSON_OUTPUT_FILE=.cache/reports/$1.json \
    npx --no-install playwright test --config playwright.operations.config.ts "operations/$1/"
)
