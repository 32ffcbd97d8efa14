#!/usr/bin/env bash
# Stops the local processes; data stays in .local/.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. scripts/local/environment.sh

stop_stack
say 'The site is stopped. Messages and sessions are kept in .local/.'
