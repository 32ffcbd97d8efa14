# shellcheck shell=bash
# The site's images. A release is a set of images that ran together, and its
# name is a tag of each. `current` marks the images of the last started release.

# The backend comes first, because it can tell whether the settings are valid.
# Otherwise, they'd get into the pages.
build_images() {
  validate_settings && build_backend && write_secret_files && check_backend_settings &&
    # Compose builds a service with a profile only if it's named.
    step 'Building the pages' && write_practice_dates && build_pages_with docker compose build pages &&
    # Without names, Compose also builds the services of an override.
    step 'Building nginx' && logged docker compose build
}

check_backend_settings() {
  local hash
  record_network
  hash=$(wanted_hashes | sed -n 's/^backend //p')
  # If a backend runs with these settings, they're valid.
  ! grep -q " running [^ ]* $hash $(image_id "$(image_of backend)") " < <(inspect_containers backend) || return 0
  run_once backend node --input-type=module \
    -e 'const { readSettings } = await import("/app/dist/backend/src/config/read-settings.js");
        try { readSettings(process.env); } catch (error) { console.error(error.message); process.exit(1); }' ||
    fail 'The lines above show which settings to fix. Nothing was changed.'
}

# Redis isn't one of them: an older one may not be able to read newer data.
released_services='pages backend nginx certbot'

# Prints the name with tag and the ID of each image of the site.
site_images() {
  docker image ls --no-trunc --filter "reference=$(image_of '*')" --format '{{.Repository}}:{{.Tag}} {{.ID}}'
}

# Prints the names of the kept releases, the newest first: when each started
# first, in UTC as for backups, and the commit.
release_names() { sed -nE "s|^$(image_of pages):([0-9]{8}-[^ ]+) .*|\1|p" < <(site_images) | sort -r; }

# release_of TAG: prints the name of the release whose images have this tag, too.
release_of() {
  local images name
  images=$(site_images)
  for name in $(release_names); do
    ! is_tagged "$1" "$name" || { say "$name" && return; }
  done
}

# running_release: prints the name of the release that runs. It has none if
# plain `docker compose up` started some of it, or an update was interrupted.
running_release() {
  local service image _
  for service in pages backend nginx; do
    # `docker compose up` leaves the container that has published the pages.
    while read -r _ _ _ _ image _; do
      [[ $image == "$(image_id "$(image_of "$service"):current")" ]] || return 0
    done < <(inspect_containers "$service")
  done
  release_of current
}

# is_tagged TAG RELEASE: whether all images of a release have this tag. Reads
# $images.
is_tagged() {
  local service image id
  for service in $released_services; do
    image=$(image_of "$service")
    id=$(sed -n "s|^$image:$2 ||p" <<<"$images")
    [[ -z $id || $id == "$(sed -n "s|^$image:$1 ||p" <<<"$images")" ]] || return
  done
}

# tag_images FROM TO
tag_images() {
  local service image
  for service in $released_services; do
    image=$(image_of "$service")
    [[ -z $(image_id "$image:$1") ]] || docker tag "$image:$1" "$image:$2"
  done
}

# Releases that started before they had names.
name_earlier_release() { [[ -n $(release_names) ]] || tag_images current 00000000-earlier; }

# tag_release [RELEASE]: tags the images that have just started as `current`.
# They're a new release, unless it's named.
tag_release() {
  local release=${1:-} images commit
  images=$(site_images)
  name_earlier_release
  if [[ -z $release ]]; then
    ! is_tagged latest current || [[ -z $(release_of current) ]] || return 0
    commit=$(git describe --always --exclude='*' --dirty=-edited 2>/dev/null) || commit=''
    release=$(date -u +%Y%m%d-%H%M%S)${commit:+-$commit}
    tag_images latest "$release"
  fi
  tag_images latest current
  forget_old_releases "$release"
  # Records the age of the images. The first start counts as an update.
  upkeep note-first images || true
}

# forget_old_releases RELEASE: keeps this one and the newest three.
forget_old_releases() {
  local service image tag kept
  kept=" latest current $1 $(release_names | head -n 3 | tr '\n' ' ')"
  for service in $released_services; do
    image=$(image_of "$service")
    for tag in $(docker image ls --filter "reference=$image" --format '{{.Tag}}'); do
      [[ $kept == *" $tag "* ]] || docker image rm "$image:$tag" >/dev/null || true
    done
  done
}

# Prints the release that `make rollback` goes to: RELEASE, or the one before the
# newest. After an update that was refused or interrupted, that's the last one
# that started, and after a rollback, even an interrupted one, the same one again.
rollback_target() {
  local names latest current
  names=$(release_names) latest=$(release_of latest) current=$(release_of current)
  if [[ -n ${RELEASE:-} ]]; then
    grep -qxF -- "$RELEASE" <<<"$names" || fail "There's no release $RELEASE. You have:" "$names"
    say "$RELEASE"
  elif [[ -n $latest && $latest == "$current" && $latest == "$(head -n 1 <<<"$names")" ]]; then
    sed -n 2p <<<"$names"
  elif [[ -n $latest ]]; then
    # The older one.
    printf '%s\n' "$latest" "$current" | sort | head -n 1
  else
    say "$current"
  fi
}

# use_release RELEASE: its images are the newest ones again.
use_release() {
  # All or none, so that the same one is found again.
  finish_anyway tag_images "$1" latest
  rm -f "$(build_start_file)"
}
