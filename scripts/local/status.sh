#!/usr/bin/env bash
# One screen: the local processes and whether the site is ready.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. scripts/local/environment.sh

use_node
say 'Mode: local'
for name in nginx backend redis; do
  if is_running "$name"; then state=running; else state=stopped; fi
  printf '  %-8s %s\n' "$name" "$state"
done
say_readiness
outbox summary 2>/dev/null || say 'Messages: not known while Redis is away.'
say 'Certificate: none, as local processes the site answers over HTTP only.'
