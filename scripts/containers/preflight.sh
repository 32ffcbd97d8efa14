#!/usr/bin/env bash
# Lists what still stands between this checkout and going live. Fails when anything does.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. scripts/containers/environment.sh
. scripts/shared/preflight.sh

content=$(docker compose run --rm -T pages cat /opt/dist/launch-checklist.txt 2>/dev/null) ||
  content='The pages are not built yet: "make up" builds them, and then their content can be looked at.'
say_preflight "$content" "$(say_certificate)"
