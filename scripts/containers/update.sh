# shellcheck shell=bash
# Exchanges what has changed while the site goes on answering.

# The services whose running containers Compose would replace, one a line.
changed_services() {
  docker compose --dry-run up --detach --no-build 2>&1 |
    sed -nE 's/.* Container .*-([a-z]+)-[0-9]+ +Recreate$/\1/p' | sort --unique
}

# Pages first, in one step; then each of the others in the way that costs visitors least.
exchange_what_changed() {
  local changed
  docker compose run --rm -T pages
  changed=$(changed_services)
  [[ $changed != *nginx* ]] ||
    say 'nginx itself has changed: the site will refuse connections for a second or two.'
  [[ $changed != *backend* ]] || exchange_backend
  # No waiting for slow downloads: nobody else would be let in meanwhile.
  [[ $changed != *nginx* ]] || docker compose up --detach --timeout 1 nginx
}

# New ones start beside the old ones, which stop when the new ones are healthy. Where they do not
# become healthy, the old ones stay.
exchange_backend() {
  local old new
  mapfile -t old < <(docker compose ps --all --quiet backend)
  if ! docker compose up --detach --no-recreate --scale "backend=$((2 * ${#old[@]}))" \
    --wait --wait-timeout 120 backend; then
    (explain_failed_start) || true
    mapfile -t new < <(docker compose ps --all --quiet backend | grep -vxFf <(printf '%s\n' "${old[@]}"))
    docker rm --force "${new[@]}" >/dev/null
    fail 'The former backend was kept.'
  fi
  # By then nginx has looked up the addresses of the new ones.
  sleep 3
  docker stop "${old[@]}" >/dev/null
  docker rm "${old[@]}" >/dev/null
}

# How many backends there are, or one. `docker compose up --scale backend=3` has asked for more.
backend_count() {
  local running
  mapfile -t running < <(docker compose ps --all --quiet backend)
  printf '%s' "$((${#running[@]} > 0 ? ${#running[@]} : 1))"
}
