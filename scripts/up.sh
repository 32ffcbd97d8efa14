#!/usr/bin/env bash
# Builds and starts the site, and waits until it's healthy.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/shared/mode.sh
load_mode up

hold_site_lock up
record_mode
say_mode
port=$(setting HTTP_PORT 8080)
port_is_ours "$port" || require_free_port "$port"

prepare
if [[ ! -f $(env_file) ]]; then
  build_backend
  write_first_settings hash_password
fi
build_site
start_site
say_address
