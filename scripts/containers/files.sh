# shellcheck shell=bash
# Files that containers need besides the images: Compose's own, copies of the
# secrets, and the operator's certificate.

# Keeps COMPOSE_FILE complete, which `make tls` writes: adds
# docker-compose.secrets.yml if SECRETS_AS_FILES is set, and the override, which
# Compose only reads on its own while COMPOSE_FILE is empty.
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

# Secrets as files (SECRETS_AS_FILES=1): docker-compose.secrets.yml mounts a
# copy of each secret in .env.

# Reads the names from the list of secrets in docker-compose.secrets.yml.
secret_names=$(sed -n '/^secrets:/,$ s/^  \([A-Z_]*\):$/\1/p' docker-compose.secrets.yml)

# write_secret_files: writes what has changed, and a new SECRETS_VERSION, so
# that the backend is replaced.
write_secret_files() {
  local folder=${SECRETS_DIR:-.secrets} name value changed=''
  [[ $(setting SECRETS_AS_FILES) == 1 ]] || return 0
  # Only the owner can enter the folder. The files themselves are for the
  # container's user.
  (umask 077 && mkdir -p "$folder")
  for name in $secret_names; do
    value=$(setting "$name")
    [[ $name != REDIS_URL || -n $value ]] || value=redis://redis:6379
    [[ ! -f $folder/$name || $(<"$folder/$name") != "$value" ]] || continue
    # Replaces the file, so that running containers keep the old one.
    printf '%s' "$value" >"$folder/.draft"
    chmod 644 "$folder/.draft"
    mv -f "$folder/.draft" "$folder/$name"
    changed=yes
  done
  [[ -z $changed ]] || write_setting "$(env_file)" SECRETS_VERSION "$(date +%s)"
}

# Compose needs all files for any command. An earlier release wrote fewer.
for name in $secret_names; do
  [[ -f ${SECRETS_DIR:-.secrets}/$name ]] || {
    write_secret_files
    break
  }
done

# The operator's own certificate (TLS_CERTIFICATE and TLS_KEY), used instead of
# certbot's. nginx gets a copy in the volume that certbot writes to otherwise,
# because it can't read a key that belongs to root, and a mounted file would
# stay the old one after it's replaced.

has_own_certificate() { [[ -n $(setting TLS_DOMAIN) && -n $(setting TLS_CERTIFICATE) ]]; }

# Prints the certificate and its key as a tar archive.
own_certificate_archive() {
  local folder
  folder=$(mktemp -d)
  at_exit "rm -rf '$folder'"
  cat "$(setting TLS_CERTIFICATE)" >"$folder/fullchain.pem"
  (umask 077 && cat "$(setting TLS_KEY)" >"$folder/privkey.pem")
  tar -C "$folder" -cf - fullchain.pem privkey.pem
}

# with_own_certificate SCRIPT [OPTION...]: runs a shell script in nginx's image
# that gets the archive.
with_own_certificate() {
  (own_certificate_archive) |
    docker run --rm --interactive --network none --read-only --tmpfs /tmp \
      --entrypoint bash "${@:2}" "$(image_of nginx)" -euc "$1"
}

# Exits with a line for each problem of the operator's own certificate.
check_own_certificate() {
  local names check problems
  has_own_certificate || return 0
  names=$(setting TLS_DOMAIN)
  check="/opt/nginx/tls/check-certificate.sh fullchain.pem privkey.pem ${names//,/ }"
  problems=$(with_own_certificate "cd /tmp && tar -xf - && $check") ||
    fail "nginx can't use the certificate. Nothing was changed." "$problems"
}

# Copies the certificate into the volume. nginx notices that and reloads.
install_own_certificate() {
  local volume
  has_own_certificate || return 0
  volume=$(docker volume ls --quiet --filter "$(project_label)" --filter label=com.docker.compose.volume=certificates)
  with_own_certificate 'cd /certificates && rm -rf own.new && mkdir -p own own.new &&
    tar -C own.new -xf - && mv own.new/* own && rmdir own.new' --volume "$volume:/certificates"
  for _ in {1..60}; do
    ! docker exec "$(running_container_of nginx)" \
      cmp -s /certificates/own/fullchain.pem /tmp/nginx/tls/fullchain.pem || return 0
    sleep 0.5
  done
  fail "nginx didn't take the new certificate. The reason is in its log: make logs"
}

# Removes certbot after a switch to an own certificate.
stop_certbot() {
  local id profiles
  has_own_certificate || return 0
  profiles=,$(recorded_setting COMPOSE_PROFILES),
  profiles=${profiles/,tls,/,}
  profiles=${profiles#,}
  [[ ${profiles%,} == "$(recorded_setting COMPOSE_PROFILES)" ]] ||
    write_setting "$(env_file)" COMPOSE_PROFILES "${profiles%,}"
  for id in $(containers_of certbot); do docker rm --force "$id" >/dev/null; done
}
