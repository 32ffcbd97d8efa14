# shellcheck shell=bash
# What every script of the container mode needs. No Node on this machine: only Docker.

for part in messages docker settings proxy-settings ports readiness redis secrets first-settings admin-password; do
  # shellcheck source=/dev/null
  . "scripts/shared/$part.sh"
done
# shellcheck source=/dev/null
. scripts/containers/update.sh

# Reads a password from standard input, prints its hash.
hash_password() {
  docker compose run --rm --no-deps -T backend node dist/backend/src/cli/hash-password.js
}

# The messages on their way: outbox list|summary|retry [ID]|discard ID|discard-quarantined
outbox() {
  docker compose run --rm --no-deps -T backend node dist/backend/src/cli/outbox.js "$@"
}

ask_details() {
  docker compose exec -T backend bash -c "$(declare -f http_get); http_get 3000 /api/health/details" 2>/dev/null
}

# One line on the certificate that nginx serves.
say_certificate() {
  docker compose exec -T nginx /opt/nginx/tls/say-certificate.sh 2>/dev/null ||
    say 'Certificate: not known while nginx is away.'
}

build_images() {
  # Named, since no service of that name runs.
  docker compose build pages
  docker compose build
}

# Publishes the pages, starts what is not running yet or has changed, and waits until all is healthy.
start_containers() {
  require_usable_proxies
  exchange_what_changed
  docker compose up --detach --remove-orphans --scale "backend=$(backend_count)" --wait --wait-timeout 120 || explain_failed_start
  wait_until_ready "$(setting HTTP_PORT 8080)" || explain_failed_start
  docker compose exec -T redis sh -c "$(forget_snapshots)"
}

explain_failed_start() {
  docker compose ps --all --format 'table {{.Service}}\t{{.Status}}' >&2
  # A backend that restarts says the same again and again, and Compose adds escape codes.
  docker compose logs --no-log-prefix --tail 12 backend |
    awk '{ sub(/\033\[2K/, "") } !said[$0]++' >&2
  say_readiness >&2
  fail 'The site did not become healthy. Above: the last words of the backend, and of the site itself. All logs: make logs'
}
