# shellcheck shell=bash
# The site's images. A release is a set of images that ran together. The tag `current` marks the images of the last
# started release, and `previous` those of the one before.

build_images() {
  # Named, because this service is behind a profile.
  docker compose build pages
  docker compose build
}

# Without Redis, because an older version may not be able to read newer data.
released_services='pages backend nginx certbot'

# Called after each successful start.
tag_release() {
  local service image images changed=''
  # One call for all images, because nearly always nothing has changed.
  images=$(docker image ls --no-trunc --filter "reference=$(image_of '*')" --format '{{.Repository}}:{{.Tag}} {{.ID}}')
  for service in $released_services; do
    image=$(image_of "$service")
    [[ $(sed -n "s|^$image:latest ||p" <<<"$images") == "$(sed -n "s|^$image:current ||p" <<<"$images")" ]] || changed=yes
  done
  [[ -n $changed ]] || return 0
  for service in $released_services; do
    image=$(image_of "$service")
    [[ -z $(image_id "$image:current") ]] || docker tag "$image:current" "$image:previous"
    [[ -z $(image_id "$image") ]] || docker tag "$image" "$image:current"
  done
  # For the age of the images. The first start counts as an update.
  upkeep note-first images || true
}

# Retags the previous release's images as the newest ones.
restore_previous_release() {
  local service image
  for service in pages backend nginx; do
    image=$(image_of "$service")
    [[ -n $(image_id "$image:previous") ]] || fail "There's no release to go back to yet. The first update makes one."
  done
  for service in $released_services; do
    image=$(image_of "$service")
    [[ -z $(image_id "$image:previous") ]] || docker tag "$image:previous" "$image"
  done
}
