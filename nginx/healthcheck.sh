#!/usr/bin/env bash
# Succeeds when the home page is served, on the port that leads nobody to HTTPS. Written with bash
# alone: the image holds no HTTP client.
set -euo pipefail

exec 3<>"/dev/tcp/127.0.0.1/${INTERNAL_PORT##*:}"
printf 'HEAD / HTTP/1.1\r\nHost: localhost\r\nUser-Agent: healthcheck\r\nConnection: close\r\n\r\n' >&3
read -r status_line <&3
[[ $status_line == *' 200 '* ]]
