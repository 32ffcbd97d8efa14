#!/usr/bin/env bash
# Sets a new admin password and ends every session.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. scripts/local/environment.sh

prepare_machine
build_backend
write_new_password hash_password
if stack_is_running; then start_stack; fi
say 'The new password is set, and everybody is signed out.'
