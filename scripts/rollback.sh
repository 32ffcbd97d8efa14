#!/usr/bin/env bash
# Switches to the images and pages of the release before, or of RELEASE. Once
# more, it ends with the same release.
. "$(dirname "${BASH_SOURCE[0]}")/shared/prelude.sh"
. scripts/shared/mode.sh
load_mode rollback

[[ $MODE == containers ]] || fail 'Only containers keep the previous release. Go back with git, then run "make up".'
hold_site_lock rollback
name_earlier_release
before=$(running_release)
target=$(rollback_target)
[[ -n $target ]] || fail "There's no earlier release to go back to." \
  'Each update keeps the one before it, unless its images were removed, such as by "docker system prune --all".'
if [[ $before == "$target" ]]; then
  say "Once more to release $target."
else
  say "From ${before:+release }${before:-what runs now} to $target."
fi
open_log 3
use_release "$target"
start_containers "$target"
say '' "The site runs release $target. .env, all data and Redis stayed as they were." \
  'The next "make up" builds from this checkout again.' \
  "To stay with this release, check out its commit (\"git log\", \"git checkout COMMIT\")."
[[ -z $before || $before == "$target" ]] || say "To undo this: make rollback RELEASE=$before"
say_address
