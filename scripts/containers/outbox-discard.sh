#!/usr/bin/env bash
# Removes the message that ID names, which has failed or is set aside.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. scripts/containers/environment.sh

outbox discard "${ID:-}"
