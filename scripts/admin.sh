#!/usr/bin/env bash
# admin.sh password|second-factor|link|desk-password: what the admin and the
# front desk sign in with. When a password or the second factor changes, the
# backend ends the sessions that it opened.
. "$(dirname "${BASH_SOURCE[0]}")/shared/prelude.sh"
. scripts/shared/mode.sh

case $1 in
  desk-password) target=desk-password ;;
  *) target=admin-$1 ;;
esac
load_mode "$target"

start_change() {
  # The sign-in form of a site that "docker compose up" has started asks for this.
  [[ -f $(env_file) || $target == admin-password ]] ||
    fail "There's no .env yet. \"make up\" writes it, with a first admin password."
  hold_site_lock "$target"
  [[ -f $(env_file) ]] || write_env_file
  open_log ''
  prepare
}

# set_password WHOSE NAME OTHER: sets the password with the hash NAME, which has
# to differ from the one with the hash OTHER.
set_password() {
  local whose=$1 name=$2 password='' again hash
  start_change
  build_backend
  if [[ -t 0 ]]; then
    read -rsp "New password for the $whose: " password && echo
    read -rsp 'Type it again: ' again && echo
    [[ $password == "$again" ]] || fail "The two passwords don't match. Nothing was changed."
  else
    IFS= read -r password || true
  fi
  hash=$(printf '%s\n' "$password" "$(recorded_setting "$3")" | hash_password) || fail 'Nothing was changed.'
  change_setting "$name" "$hash"
  say 'The new password is set, and everyone who signed in with the old one is signed out.'
}

set_desk_password() {
  if is_off; then
    switch_off DESK_PASSWORD_HASH 'The front desk has no password anymore, and is signed out.'
  else
    set_password 'front desk' DESK_PASSWORD_HASH ADMIN_PASSWORD_HASH
  fi
}

# Switches the second factor on, with a new secret, or off.
set_second_factor() {
  local secret
  if is_off; then
    switch_off ADMIN_TOTP_SECRET \
      'The second factor is off, and everyone but the front desk is signed out. Signing in takes only the password.'
    return
  fi
  start_change
  build_backend
  secret=$(create_second_factor) || fail 'Nothing was changed.'
  change_setting ADMIN_TOTP_SECRET "$secret"
  say_in_one_line 'The second factor is on, and everyone but the front desk is signed out.' \
    'Signing in now takes the password and a code.'
  say 'If the app is lost, "make admin-second-factor" sets up another one, and OFF=1 switches it off.'
}

# Whether the command is to remove what it would set otherwise.
is_off() {
  [[ ${OFF:-} == '' || $OFF == 1 ]] || fail "OFF is $OFF. To switch it off: make $target OFF=1"
  [[ ${OFF:-} == 1 ]]
}

# switch_off NAME DONE
switch_off() {
  start_change
  if [[ -z $(recorded_setting "$1") ]]; then
    say 'It was already off. Nothing was changed.'
  else
    change_setting "$1" ''
    say "$2"
  fi
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
  password) set_password admin ADMIN_PASSWORD_HASH DESK_PASSWORD_HASH ;;
  desk-password) set_desk_password ;;
  second-factor) set_second_factor ;;
  link) print_link ;;
esac
