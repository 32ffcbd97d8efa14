#!/usr/bin/env bash
# Updates base images, Debian packages and the site's code without downtime.
# IMAGES=1 gets no new code. CODE_NOTE is what's to say about the code if it has
# just been updated.
. "$(dirname "${BASH_SOURCE[0]}")/shared/prelude.sh"
. scripts/shared/mode.sh
. scripts/shared/code.sh
load_mode update

# Pulls the base images, then builds with them and with fresh Debian packages.
# `docker compose build --pull` isn't enough: it leaves the base images of this
# machine as they are, and the next build would go back to them.
build_fresh_images() {
  local image
  step 'Getting the newest base images'
  for image in $(base_images); do
    logged docker pull --quiet "$image" || return
  done
  logged docker compose pull --quiet redis && build_images || return
  step "Getting Debian's newest packages"
  build_newer_packages nginx || return
  [[ $(setting COMPOSE_PROFILES) != *tls* ]] || build_newer_packages certbot
}

# build_newer_packages SERVICE: builds its image again if Debian has newer
# packages. Otherwise, the image stays the same, and nginx doesn't have to be
# replaced.
build_newer_packages() {
  local newer
  newer=$(docker run --rm --user 0 --entrypoint sh "$(image_of "$1")" -c \
    'apt-get update -qq && apt-get upgrade --with-new-pkgs --simulate') || return
  ! grep -q '^Inst ' <<<"$newer" || logged docker compose build --no-cache "$1"
}

# Prints the images that the site's own are built from.
base_images() {
  docker compose --profile '*' config --format json |
    sed -nE 's/.*"(NODE|DEBIAN)_IMAGE": "(.+)".*/\2/p' | sort -u
}

# Prints all packages in the images, one per line: SERVICE NAME VERSION
installed_versions() {
  local service
  for service in backend nginx redis; do
    # shellcheck disable=SC2016
    docker run --rm --network none --entrypoint sh "$(image_in_use "$service")" -c '
      dpkg-query -W -f "\${Package} \${Version}\n"
      ! command -v node >/dev/null || echo "Node $(node --version)"
      ! command -v redis-server >/dev/null || echo "Redis $(redis-server --version | grep -o "v=[^ ]*")"' 2>/dev/null |
      sed "s/^/$service /"
  done
}

# Prints the image of a service's container.
image_in_use() {
  local id
  id=$(running_container_of "$1")
  [[ -z $id ]] || docker inspect --format '{{.Image}}' "$id"
}

# say_changes BEFORE AFTER: files of installed_versions
say_changes() {
  awk '
    NR == FNR { before[$1 " " $2] = $3; next }
    ($1 " " $2) in before && before[$1 " " $2] != $3 { print "  " $1 ": " $2 " " before[$1 " " $2] " -> " $3 }
  ' "$1" "$2"
}

# Removes this site's replaced images, and what no build has used for a day.
# Doesn't touch other projects' images.
prune_images() {
  local total='/[^0-9.]0B$/d; s/^Total[^:]*:[[:space:]]*/Disk space freed: /p'
  docker image prune --force --filter "$(project_label)" | sed -n "$total" || true
  docker builder prune --force --filter until=24h 2>/dev/null | sed -n "$total" || true
}

# Prints the images of running services and of the pages.
images_in_use() {
  local service
  for service in nginx backend redis; do image_in_use "$service"; done
  image_id "$(image_of pages):current"
}

[[ -f $(env_file) ]] || fail "There's no .env yet. Run \"make up\" first."
hold_site_lock update
record_mode
warn_about_settings
if [[ -z ${CODE_NOTE:-}${IMAGES:-} ]]; then
  open_log ''
  pull_code
  # From here on, with the new scripts.
  exec scripts/update.sh
fi
CODE_NOTE=${CODE_NOTE:-The code stays as it is, because of IMAGES=1.}
say "$CODE_NOTE"
if [[ $MODE == local ]]; then
  say '"sudo apt-get upgrade" updates nginx and Redis.'
  exec scripts/up.sh
fi
open_log 8

versions=$(mktemp -d)
at_exit "rm -rf '$versions'"
installed_versions >"$versions/before"
before=$(images_in_use)
name_earlier_release
before_release=$(running_release)
build_fresh_images || fail "The images couldn't be built. The lines above show why. The site keeps running as before." \
  "$CODE_NOTE" 'Once the reason is gone, run "make update" again.'
start_containers
upkeep note images
installed_versions >"$versions/after"

say '' "$CODE_NOTE"
after_release=$(release_of current)
if [[ $before == "$(images_in_use)" ]]; then
  say "Everything was up to date already. The site runs release $after_release."
else
  say "Updated from release ${before_release:-without a name} to $after_release. Here's what's newer in the images:"
  changes=$(say_changes "$versions/before" "$versions/after")
  say "${changes:-  nothing from Debian, Node or Redis. Only code, pages or settings changed.}"
  say 'To go back: make rollback'
fi
prune_images
say_address
