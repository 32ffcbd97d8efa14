# shellcheck shell=bash
# Shared by all commands when the site runs in containers. Needs Docker but no Node on this machine.
# scripts/local/ defines the same functions for local processes.

for part in messages lock settings mode site-settings ports readiness redis first-settings; do
  # shellcheck source=/dev/null
  . "scripts/shared/$part.sh"
done
# Without build metadata, the same source builds an identical image.
export BUILDX_NO_DEFAULT_ATTESTATIONS=1

# Keeps COMPOSE_FILE complete, which `make tls` writes: adds docker-compose.secrets.yml if SECRETS_AS_FILES is set, and
# the override, which Compose only reads on its own while COMPOSE_FILE is empty.
keep_compose_files() {
  local recorded files override
  recorded=$(recorded_setting COMPOSE_FILE)
  files=${recorded//:docker-compose.secrets.yml/}
  [[ $(recorded_setting SECRETS_AS_FILES) != 1 ]] || files=${files:-docker-compose.yml}:docker-compose.secrets.yml
  if [[ $files != "$recorded" || $files == *docker-compose.tls.yml* ]]; then
    for override in docker-compose.override.yml docker-compose.override.yaml; do
      files=${files//:$override/}
      [[ ! -f $override || $files == docker-compose.yml ]] || files+=:$override
    done
  fi
  [[ $files != docker-compose.yml ]] || files=''
  [[ $files == "$recorded" ]] || write_setting "$(env_file)" COMPOSE_FILE "$files"
}
keep_compose_files

for part in network secrets services certificate release data; do
  # shellcheck source=/dev/null
  . "scripts/containers/$part.sh"
done

say_mode() { say 'Mode: containers (Docker Compose)'; }
say_stopped() { say 'The site is stopped. Messages and sessions are kept in Docker volumes.'; }

# Nothing to install for containers.
prepare() { :; }

# Needed at the first start to hash the password.
build_backend() { docker compose build backend; }
build_site() { build_images; }
start_site() { start_containers; }

# From the outside in, so that each can finish its work while its dependencies are up.
stop_site() {
  docker compose stop nginx
  docker compose stop backend
  docker compose down --remove-orphans
}

site_is_up() { [[ -n $(running_container_of backend) ]]; }

follow_logs() { docker compose logs --follow --tail 100; }

# Runs a backend program in the running container, or in a new one.
in_backend() {
  local running
  running=$(running_container_of backend)
  if [[ -n $running ]]; then
    docker exec --interactive "$running" "$@"
  else
    docker compose run --rm --no-deps -T backend "$@"
  fi
}

# Reads a password from standard input and prints its hash. Uses the new image, because the running one can be older.
hash_password() {
  docker compose run --rm --no-deps -T backend node dist/backend/src/cli/hash-password.js
}

# Shows a new secret, asks for a code on standard input, and prints the secret. Never as an argument, which others on
# this machine could see.
create_second_factor() {
  docker compose run --rm --no-deps -T backend node dist/backend/src/cli/second-factor.js
}

# outbox list|summary|retry [ID]|discard ID|discard-quarantined
outbox() { in_backend node dist/backend/src/cli/outbox.js "$@"; }

# Prints a link that lets a browser past a flood of guesses.
create_admin_link() { in_backend node dist/backend/src/cli/admin-link.js; }

# upkeep note NAME|note-first NAME|show
upkeep() { in_backend node dist/backend/src/cli/upkeep.js "$@"; }

fetch_health_details() {
  docker exec "$(running_container_of backend)" bash -c "$(declare -f http_get); http_get 3000 /api/health/details" 2>/dev/null
}

say_services() { docker compose ps --all --format 'table {{.Service}}\t{{.Status}}'; }

# Prints the usage of the disk with the volumes.
say_disk() { docker exec "$(running_container_of backend)" df -P /data/mail 2>/dev/null; }

# Prints one line about nginx's certificate.
say_certificate() {
  docker exec "$(running_container_of nginx)" /opt/nginx/tls/say-certificate.sh 2>/dev/null ||
    say "Certificate: unknown, because nginx isn't running."
}

# Prints what the build found that isn't ready to go live.
launch_checklist() { docker compose run --rm -T pages cat /opt/dist/launch-checklist.txt 2>/dev/null; }
