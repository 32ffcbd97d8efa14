#!/usr/bin/env bash
# Saves the settings, the data of Redis and the kept mails, while the site runs.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. scripts/containers/environment.sh
. scripts/shared/backup.sh
. scripts/containers/backup-parts.sh

require_own_redis
[[ -n $(docker compose ps --quiet --status running redis) ]] ||
  fail 'Redis does not run, so its data cannot be copied. Start the site with "make up".'
write_backup
