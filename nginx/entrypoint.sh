#!/usr/bin/env bash
# Starts nginx in the container, whose only writable folder is /tmp. With the argument "test", it only checks the
# configuration.
set -euo pipefail

here=$(dirname "${BASH_SOURCE[0]}")
configuration=/tmp/nginx-conf/nginx.conf

# Reloads nginx when there's a new certificate. A failed reload keeps the old configuration.
watch_certificate() {
  while sleep 5; do
    if "$here/tls/use-certificate.sh"; then nginx -c "$configuration" -s reload || true; fi
  done
}

# Starts it again if it ends.
keep_serving_day() {
  while :; do
    "$here/day.sh" || true
    sleep 5
  done
}

# Removes visitor data from nginx's error log: address, query string, referrer and host.
anonymize_errors() {
  exec sed -uE \
    -e 's/, client: [^,]+//' \
    -e 's/, (referrer|host): "[^"]*"//g' \
    -e 's/(request: "[A-Z]+ [^ ?"]*)\?[^ "]*/\1/' \
    -e 's/(upstream: "[^?"]*)\?[^"]*/\1/'
}

"$here/render.sh" /tmp/nginx-conf
if [[ -n ${TLS_DOMAIN:-} ]]; then
  export REDIRECT=/tmp/nginx-conf/tls/redirect.conf
  "$here/tls/use-certificate.sh" || true
fi
[[ ${1:-} != test ]] || exec nginx -t -q -c "$configuration"
[[ -z ${TLS_DOMAIN:-} ]] || watch_certificate &
keep_serving_day &
exec nginx -c "$configuration" 2> >(anonymize_errors >&2)
