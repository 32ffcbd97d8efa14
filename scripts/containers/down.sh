#!/usr/bin/env bash
# Stops the containers; the volumes with messages and sessions stay.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. scripts/containers/environment.sh

# From the outside in, so that each finishes its work while what it needs is still there.
docker compose stop nginx
docker compose stop backend
docker compose down --remove-orphans
say 'The site is stopped. Messages and sessions are kept in Docker volumes.'
