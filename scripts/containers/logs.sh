#!/usr/bin/env bash
# Follows the logs of all containers.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

exec docker compose logs --follow --tail 100
