#!/usr/bin/env bash
# Builds and starts the site, and waits until it's healthy.
. "$(dirname "${BASH_SOURCE[0]}")/shared/prelude.sh"
. scripts/shared/mode.sh
. scripts/shared/backup-schedule.sh
load_mode up

say_sign_in() {
  say "The dashboard:  $(setting SITE_URL http://localhost:8080)/admin"
  if [[ -n ${first_password:-} ]]; then
    show_first_password
  else
    say '"make admin-password" sets a new password, if you no longer have it.'
  fi
}

say_next_commands() {
  say '' 'Next:'
  [[ -d frontend/practice ]] || say '  make adopt      asks about your practice, and makes this its site'
  say "  make preflight  lists what's left to do before going live"
}

hold_site_lock up
record_mode
say_mode
validate_settings
warn_about_settings
require_port HTTP_PORT 8080

open_log 6
prepare
if needs_first_settings; then
  say 'The first start takes several minutes.'
  build_backend
  write_first_settings hash_password
fi
build_site
start_site
schedule_backups
say_address
say_sign_in
say_next_commands
