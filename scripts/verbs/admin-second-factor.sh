#!/usr/bin/env bash
# Switches the second factor on, with a new secret, or off with OFF=1. The backend then ends all sessions.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
# shellcheck source=/dev/null
. "scripts/${MODE:?make sets it}/environment.sh"

[[ ${OFF:-} == '' || $OFF == 1 ]] || fail "OFF is $OFF. To switch the second factor off: make admin-second-factor OFF=1"
[[ -f $(env_file) ]] || fail "There's no .env yet. \"make up\" writes it."
hold_site_lock admin-second-factor
prepare
if [[ -n ${OFF:-} ]]; then
  if [[ -z $(recorded_setting ADMIN_TOTP_SECRET) ]]; then
    say 'It was already off. Nothing was changed.'
    exit
  fi
  secret=''
else
  build_backend
  secret=$(create_second_factor) || fail 'Nothing was changed.'
fi
write_setting "$(env_file)" ADMIN_TOTP_SECRET "$secret"
if site_is_up; then start_site; fi
if [[ -n $secret ]]; then
  say 'The second factor is on, and everyone is signed out. Signing in now takes the password and a code.' \
    'If the app is lost, "make admin-second-factor" sets up another one, and OFF=1 switches it off.'
else
  say 'The second factor is off, and everyone is signed out. Signing in takes only the password.'
fi
