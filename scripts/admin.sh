#!/usr/bin/env bash
# admin.sh password|second-factor|link: what the admin signs in with. After a
# change of the first two, the backend ends all sessions.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/shared/mode.sh
load_mode "admin-$1"

set_password() {
  local password='' again hash
  [[ -f $(env_file) ]] || fail "There's no .env yet. \"make up\" writes it, with a first password."
  hold_site_lock admin-password
  open_log ''
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
  change_setting ADMIN_PASSWORD_HASH "$hash"
  say 'The new password is set, and everyone is signed out.'
}

# Switches the second factor on, with a new secret, or off with OFF=1.
switch_second_factor() {
  local secret
  [[ ${OFF:-} == '' || $OFF == 1 ]] ||
    fail "OFF is $OFF. To switch the second factor off: make admin-second-factor OFF=1"
  [[ -f $(env_file) ]] || fail "There's no .env yet. \"make up\" writes it."
  hold_site_lock admin-second-factor
  open_log ''
  prepare
  if [[ ${OFF:-} == 1 ]]; then
    if [[ -z $(recorded_setting ADMIN_TOTP_SECRET) ]]; then
      say 'It was already off. Nothing was changed.'
    else
      change_setting ADMIN_TOTP_SECRET ''
      say 'The second factor is off, and everyone is signed out. Signing in takes only the password.'
    fi
    return
  fi
  build_backend
  secret=$(create_second_factor) || fail 'Nothing was changed.'
  change_setting ADMIN_TOTP_SECRET "$secret"
  say 'The second factor is on, and everyone is signed out. Signing in now takes the password and a code.' \
    'If the app is lost, "make admin-second-factor" sets up another one, and OFF=1 switches it off.'
}

# Prints a link that lets a browser past a flood of guesses at the admin's
# password.
print_link() {
  site_is_up || fail "The site isn't running. Start it with \"make up\"."
  say 'Open this link within ten minutes in the browser that you sign in with.' \
    "It doesn't sign you in: the password is still needed." \
    "$(create_admin_link)"
}

change_setting() {
  write_setting "$(env_file)" "$1" "$2"
  if site_is_up; then start_site; fi
}

case $1 in
  password) set_password ;;
  second-factor) switch_second_factor ;;
  link) print_link ;;
esac
