#!/usr/bin/env bash
# Updates base images, Debian packages and the site's code without downtime.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
# shellcheck source=/dev/null
. "scripts/${MODE:?make sets it}/environment.sh"

[[ $MODE == containers ]] || fail \
  'Only containers have base images to update. Update Debian itself ("sudo apt-get upgrade"), then run "git pull" and "make up".'
[[ -f $(env_file) ]] || fail "There's no .env yet. Run \"make up\" first."
hold_site_lock update
record_mode

versions=$(mktemp -d)
at_exit "rm -rf '$versions'"
installed_versions >"$versions/before"
before=$(images_in_use)
build_fresh_images || fail "The images couldn't be built. The lines above show why. The site keeps running as before."
start_containers
upkeep note images
installed_versions >"$versions/after"

say ''
if [[ $before == "$(images_in_use)" ]]; then
  say 'Everything was up to date already.'
else
  say "Updated. Here's what's newer in the images:"
  changes=$(say_changes "$versions/before" "$versions/after")
  say "${changes:-  nothing from Debian, Node or Redis. Only code, pages or settings changed.}"
  say 'To go back: make rollback'
fi
prune_images
say_address
