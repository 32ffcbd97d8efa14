#!/usr/bin/env bash
# Delivers what waits or has failed, or the one message that ID names.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. scripts/local/environment.sh

use_node
outbox retry "${ID:-}"
