#!/usr/bin/env bash
# Switches to the previous images and pages. Running it twice switches back.
. "$(dirname "${BASH_SOURCE[0]}")/shared/prelude.sh"
. scripts/shared/mode.sh
load_mode rollback

[[ $MODE == containers ]] || fail 'Only containers keep the previous release. Go back with git, then run "make up".'
hold_site_lock rollback
open_log 3
restore_previous_release
start_containers
say '' 'The previous release is back. .env, all data and Redis stayed as they were.' \
  'The next "make up" builds from this checkout again.' \
  'To stay with this release, check out its commit ("git log", "git checkout COMMIT").'
say_address
