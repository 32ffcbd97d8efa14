#!/usr/bin/env bash
# Sets a new admin password. The backend then ends all sessions.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
# shellcheck source=/dev/null
. "scripts/${MODE:?make sets it}/environment.sh"

[[ -f $(env_file) ]] || fail "There's no .env yet. \"make up\" writes it, with a first password."
hold_site_lock admin-password
prepare
build_backend
if [[ -t 0 ]]; then
  read -rsp 'New admin password: ' password && echo
  read -rsp 'Type it again: ' again && echo
  [[ $password == "$again" ]] || fail "The two passwords don't match. Nothing was changed."
else
  IFS= read -r password || true
fi
hash=$(printf '%s' "$password" | hash_password) || fail 'Nothing was changed.'
write_setting "$(env_file)" ADMIN_PASSWORD_HASH "$hash"
if site_is_up; then start_site; fi
say 'The new password is set, and everyone is signed out.'
