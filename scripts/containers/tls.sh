#!/usr/bin/env bash
# Obtains the certificate and switches HTTPS on. Run again, it obtains what is due and changes nothing else.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. scripts/containers/environment.sh
. scripts/shared/tls-settings.sh

require_tls_settings
say 'Mode: containers (Docker Compose)'

files=$(setting COMPOSE_FILE docker-compose.yml)
[[ $files == *docker-compose.tls.yml* ]] ||
  write_setting "$(env_file)" COMPOSE_FILE "$files:docker-compose.tls.yml"
port=$(setting HTTPS_PORT 8443)
[[ $(docker compose port nginx 8443 2>/dev/null) == *":$port" ]] || require_free_port "$port" HTTPS_PORT

build_images
docker compose build certbot
start_containers
say '' "Asking for a certificate for $(setting TLS_DOMAIN) ..."
docker compose run --rm -T certbot /opt/certbot/obtain.sh || fail \
  'No certificate was obtained; the words of the certificate authority stand above. The site goes on as before.' \
  'What it usually is:' \
  '- A name does not lead to this server yet: "getent ahosts NAME" has to print its address, and no other.' \
  '- The internet does not reach port 80 of this server: a firewall, or HTTP_PORT is another port.' \
  'Then again: make tls'

write_setting "$(env_file)" COMPOSE_PROFILES tls
start_containers

# nginx looks for a new certificate every few seconds.
for _ in {1..60}; do
  certificate=$(docker compose exec -T nginx /opt/nginx/tls/say-certificate.sh)
  [[ $certificate == *self-signed* ]] || break
  sleep 0.5
done
say '' "$certificate" "The site is up: $(setting SITE_URL)"
