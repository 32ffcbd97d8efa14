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

# Pulls the base images, then builds with them and with fresh Debian packages. `docker compose build --pull` isn't
# enough: it leaves the base images of this machine as they are, and the next build would go back to them.
build_fresh_images() {
  local image
  for image in $(base_images); do
    docker pull --quiet "$image" || return
  done
  docker compose pull --quiet redis && build_images && docker compose build --no-cache nginx || return
  [[ $(setting COMPOSE_PROFILES) != *tls* ]] || docker compose build --no-cache certbot
}

# Prints the images that the site's own are built from.
base_images() {
  docker compose --profile '*' config --format json |
    sed -nE 's/.*"(NODE|DEBIAN)_IMAGE": "(.*)".*/\2/p' | sort -u
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

# Removes this site's replaced images. Doesn't touch other projects.
prune_images() {
  docker image prune --force --filter "$(project_label)" |
    sed -n 's/^Total reclaimed space: \(.*\)/Disk space freed: \1/p' || true
}

# Prints the images of running services and of the pages.
images_in_use() {
  local service
  for service in nginx backend redis; do image_in_use "$service"; done
  image_id "$(image_of pages):current"
}
