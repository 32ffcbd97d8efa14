#!/usr/bin/env bash
# Renders the templates beside this file: render.sh TARGET leaves TARGET/nginx.conf and TARGET/snippets/,
# and TARGET/tls/ for a site with HTTPS.
#
# Reads from the environment:
#   LISTEN_PORT      port, or address:port, that nginx listens on
#   INTERNAL_PORT    port, or address:port, where the backend alone reads the pages
#   SITE_ROOT        folder in which publish.sh leaves the pages
#   STATE_DIR        writable folder for the pid file and temporary files
#   BACKEND_ADDRESS  host:port of the backend
#   RESOLVER         DNS server that knows the backend's name
#   TRUSTED_PROXIES  addresses or networks of proxies in front, with commas; may be empty
# and for HTTPS, which needs nginx 1.25 or later:
#   TLS_DOMAIN       names of the site, with commas, the main one first; empty: HTTP only
#   TLS_LISTEN_PORT  port, or address:port, that nginx listens on for HTTPS
#   HTTPS_PORT       the same port as visitors see it
#   SITE_URL         public address, to which everything else leads
#   CHALLENGES_DIR   folder with the answers for the certificate authority
set -euo pipefail

templates=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
target=$1
names=(LISTEN_PORT INTERNAL_PORT SITE_ROOT STATE_DIR BACKEND_ADDRESS RESOLVER)

if [[ -n ${TLS_DOMAIN:-} ]]; then
  export TLS_NAMES=${TLS_DOMAIN//,/ } TLS_MAIN_NAME=${TLS_DOMAIN%%,*}
  names+=(TLS_NAMES TLS_MAIN_NAME TLS_LISTEN_PORT HTTPS_PORT SITE_URL CHALLENGES_DIR)
fi

for name in "${names[@]}"; do
  export "$name=${!name:?$name is needed to render the nginx configuration}"
done
# Only these names: nginx's own $variables look the same.
variables=$(printf "\${%s} " "${names[@]}")

render() { envsubst "$variables" <"$1" >"$2"; }

rm -rf "$target/snippets" "$target/tls"
mkdir -p "$target/snippets" "$STATE_DIR"
render "$templates/nginx.conf.template" "$target/nginx.conf"
cp "$templates"/snippets/*.conf "$target/snippets/"
for template in "$templates"/snippets/*.template; do
  render "$template" "$target/snippets/$(basename "$template" .template)"
done
: >"$target/snippets/trusted-proxies.conf"
: >"$target/snippets/trusted-networks.conf"
for proxy in ${TRUSTED_PROXIES//,/ }; do
  echo "set_real_ip_from $proxy;" >>"$target/snippets/trusted-proxies.conf"
  echo "$proxy 1;" >>"$target/snippets/trusted-networks.conf"
done

[[ -n ${TLS_DOMAIN:-} ]] || exit 0
mkdir -p "$target"/tls/{http,plain}
for template in "$templates"/tls/{,http/,plain/}*.template; do
  rendered=${template#"$templates"/}
  render "$template" "$target/${rendered%.template}"
done
