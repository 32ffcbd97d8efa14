#!/usr/bin/env bash
# Starts the site as local processes.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. scripts/local/environment.sh

say 'Mode: local (nginx, backend and Redis as processes of this machine)'
port=$(setting HTTP_PORT 8080)
nginx_listens_on "$port" || require_free_port "$port"

prepare_machine
write_first_settings_locally
start_stack
say_address
