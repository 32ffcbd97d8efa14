#!/usr/bin/env bash
# Delivers what waits or has failed, or the one message that ID names.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. scripts/containers/environment.sh

outbox retry "${ID:-}"
