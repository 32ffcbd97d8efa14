#!/usr/bin/env bash
# Succeeds if the home page is served. Uses the internal port, which never redirects to HTTPS, and only
# Bash, because the image has no HTTP client.
set -euo pipefail

exec 3<>"/dev/tcp/127.0.0.1/${INTERNAL_PORT##*:}"
printf 'HEAD / HTTP/1.1\r\nHost: localhost\r\nUser-Agent: healthcheck\r\nConnection: close\r\n\r\n' >&3
read -r status_line <&3
[[ $status_line == *' 200 '* ]]
