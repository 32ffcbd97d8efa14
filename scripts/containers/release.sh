# shellcheck shell=bash
# The site's images. A release is a set of images that ran together. The tag
# `current` marks the images of the last started release, and `previous` those
# of the one before.

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
  ! inspect_containers backend | grep -q " running [^ ]* $hash $(image_id "$(image_of backend)") " || return 0
  run_once backend node --input-type=module \
    -e 'const { readSettings } = await import("/app/dist/backend/src/config/read-settings.js");
        try { readSettings(process.env); } catch (error) { console.error(error.message); process.exit(1); }' ||
    fail 'The lines above show which settings to fix. Nothing was changed.'
}

# Redis isn't one of them: an older one may not be able to read newer data.
released_services='pages backend nginx certbot'

# Whether the newest images are those of the last started release.
latest_is_current() {
  local service image images
  # Asks once for all images, because nearly always nothing has changed.
  images=$(docker image ls --no-trunc --filter "reference=$(image_of '*')" --format '{{.Repository}}:{{.Tag}} {{.ID}}')
  for service in $released_services; do
    image=$(image_of "$service")
    [[ $(sed -n "s|^$image:latest ||p" <<<"$images") == "$(sed -n "s|^$image:current ||p" <<<"$images")" ]] || return
  done
}

# Tags the images that have just started as `current`.
tag_release() {
  local service image
  ! latest_is_current || return 0
  for service in $released_services; do
    image=$(image_of "$service")
    [[ -z $(image_id "$image:current") ]] || docker tag "$image:current" "$image:previous"
    [[ -z $(image_id "$image") ]] || docker tag "$image" "$image:current"
  done
  # Records the age of the images. The first start counts as an update.
  upkeep note-first images || true
}

# Retags the images of the release before as the newest ones. After one that was
# refused or interrupted, that's the last one that started.
restore_previous_release() {
  local service image tag=previous
  latest_is_current || tag=current
  for service in pages backend nginx; do
    image=$(image_of "$service")
    [[ -n $(image_id "$image:$tag") ]] || fail "There's no release to go back to yet. The first update makes one."
  done
  for service in $released_services; do
    image=$(image_of "$service")
    [[ -z $(image_id "$image:$tag") ]] || docker tag "$image:$tag" "$image"
  done
  rm -f "$(build_start_file)"
}
