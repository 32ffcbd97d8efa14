#!/usr/bin/env bash
# Lists what still stands between this checkout and going live. Fails when anything does.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. scripts/local/environment.sh
. scripts/shared/preflight.sh

content=$(cat "$STATE_DIR/pages/current/launch-checklist.txt" 2>/dev/null) ||
  content='The pages are not built yet: "make up" builds them, and then their content can be looked at.'
say_preflight "$content" 'Certificate: none, and local processes are for trying out. Use Docker;'
