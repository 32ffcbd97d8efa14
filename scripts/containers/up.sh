#!/usr/bin/env bash
# Builds and starts the site in containers.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. scripts/containers/environment.sh

say 'Mode: containers (Docker Compose)'
port=$(setting HTTP_PORT 8080)
[[ $(docker compose port nginx 8080 2>/dev/null) == *":$port" ]] || require_free_port "$port"

if [[ ! -f $(env_file) ]]; then
  docker compose build backend
  write_first_settings hash_password
fi
build_images
start_containers
say_address
