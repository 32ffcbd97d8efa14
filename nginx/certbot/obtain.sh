#!/usr/bin/env bash
# Obtains the certificate if it is due. Reads TLS_DOMAIN, ACME_EMAIL and ACME_DIRECTORY.
set -euo pipefail
# shellcheck source=nginx/certbot/due.sh
. "$(dirname "${BASH_SOURCE[0]}")/due.sh"

# Locked, because `make tls` can run at the same time as the renewal.
exec 9>/certificates/obtain.lock
flock 9

(($(date +%s) >= $(due_at))) || exit 0
certbot certonly --non-interactive --agree-tos --no-eff-email --email "$ACME_EMAIL" \
  --server "$ACME_DIRECTORY" --webroot --webroot-path /challenges \
  --cert-name "${names%%,*}" --domains "$names" --renew-with-new-domains --force-renewal \
  --config-dir /certificates --work-dir /tmp/certbot --logs-dir /tmp/certbot/logs
printf '%s' "$request" >"$asked_for"
