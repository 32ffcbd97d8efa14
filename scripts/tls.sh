#!/usr/bin/env bash
# Obtains the certificate, or uses the operator's own, and enables HTTPS.
# Running it again only renews a certificate that's due, or copies the
# operator's own if its files have changed.
. "$(dirname "${BASH_SOURCE[0]}")/shared/prelude.sh"
. scripts/shared/mode.sh
load_mode tls

[[ $MODE == containers ]] || fail \
  'HTTPS needs containers. With local processes, you can only try the site out, over HTTP.' \
  'README.md says how to install Docker. Then "make up MODE=containers" says how to switch.'
require_tls_settings
hold_site_lock tls
record_mode
say_mode

files=$(setting COMPOSE_FILE docker-compose.yml)
[[ $files == *docker-compose.tls.yml* ]] ||
  write_setting "$(env_file)" COMPOSE_FILE "$files:docker-compose.tls.yml"
keep_compose_files
require_port HTTPS_PORT 8443

if has_own_certificate; then
  open_log 6
  build_site
  start_containers
else
  open_log 11
  build_site
  step 'Building certbot'
  logged docker compose build certbot
  start_containers
  step "Requesting a certificate for $(setting TLS_DOMAIN)"
  run_once certbot /opt/certbot/renew-certificate.sh once || fail \
    "We didn't get a certificate. See what the certificate authority says above. The site keeps running as before." \
    'The usual reasons:' \
    "- A name doesn't point to this server yet. \"getent ahosts NAME\" must print its address and nothing else." \
    "- The internet can't reach port 80 of this server:" \
    '  a firewall blocks it, HTTP_PORT is another port, or BIND_ADDRESS is 127.0.0.1.' \
    'Then run "make tls" again.'

  write_setting "$(env_file)" COMPOSE_PROFILES tls
  start_containers
fi

# nginx checks for a new certificate every few seconds.
for _ in {1..60}; do
  certificate=$(say_certificate)
  [[ $certificate == *self-signed* ]] || break
  sleep 0.5
done
say '' "$certificate" "The site is up: $(setting SITE_URL)"
