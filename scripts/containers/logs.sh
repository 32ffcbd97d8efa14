#!/usr/bin/env bash
# Follows the logs of all containers.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

# Ctrl-C is the way to end this, and no failure.
trap 'exit 0' INT
docker compose logs --follow --tail 100
