#!/usr/bin/env bash
# Sets a new admin password and ends every session.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. scripts/containers/environment.sh

docker compose build --quiet backend
write_new_password hash_password
if [[ -n $(docker compose ps --quiet backend) ]]; then start_containers; fi
say 'The new password is set, and everybody is signed out.'
