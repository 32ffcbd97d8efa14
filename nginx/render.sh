#!/usr/bin/env bash
# Renders the templates beside this file: render.sh TARGET leaves TARGET/nginx.conf and TARGET/snippets/.
#
# Reads from the environment:
#   LISTEN_PORT      port, or address:port, that nginx listens on
#   INTERNAL_PORT    port, or address:port, where the backend alone reads the pages
#   SITE_ROOT        folder with pages/, files/ and errors/ of the frontend build
#   STATE_DIR        writable folder for the pid file and temporary files
#   BACKEND_ADDRESS  host:port of the backend
#   RESOLVER         DNS server that knows the backend's name
set -euo pipefail

templates=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
target=$1
names=(LISTEN_PORT INTERNAL_PORT SITE_ROOT STATE_DIR BACKEND_ADDRESS RESOLVER)

for name in "${names[@]}"; do
  export "$name=${!name:?$name is needed to render the nginx configuration}"
done
# Only these names: nginx's own $variables look the same.
variables=$(printf "\${%s} " "${names[@]}")

render() { envsubst "$variables" <"$1" >"$2"; }

rm -rf "$target/snippets"
mkdir -p "$target/snippets" "$STATE_DIR"
render "$templates/nginx.conf.template" "$target/nginx.conf"
cp "$templates"/snippets/*.conf "$target/snippets/"
for template in "$templates"/snippets/*.template; do
  render "$template" "$target/snippets/$(basename "$template" .template)"
done
