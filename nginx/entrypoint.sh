#!/usr/bin/env bash
# Starts nginx in the container, whose only writable folder is /tmp.
set -euo pipefail

here=$(dirname "${BASH_SOURCE[0]}")
"$here/render.sh" /tmp/nginx-conf
if [[ -n ${TLS_DOMAIN:-} ]]; then
  export REDIRECT=/tmp/nginx-conf/tls/redirect.conf
  "$here/tls/use-certificate.sh" || true
  "$here/tls/watch-certificate.sh" /tmp/nginx-conf/nginx.conf &
fi
exec nginx -c /tmp/nginx-conf/nginx.conf 2> >(exec "$here/anonymize-errors.sh" >&2)
