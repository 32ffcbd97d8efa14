#!/usr/bin/env bash
# Starts nginx in the container, whose only writable folder is /tmp.
set -euo pipefail

"$(dirname "${BASH_SOURCE[0]}")/render.sh" /tmp/nginx-conf
exec nginx -c /tmp/nginx-conf/nginx.conf
