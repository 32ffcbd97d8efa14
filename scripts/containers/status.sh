#!/usr/bin/env bash
# One screen: the containers, their health, and whether the site is ready.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. scripts/containers/environment.sh

say 'Mode: containers'
docker compose ps --all --format 'table {{.Service}}\t{{.Status}}'
say_readiness
outbox summary 2>/dev/null || say 'Messages: not known while Redis is away.'
say_certificate
