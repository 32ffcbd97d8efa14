# shellcheck shell=bash
# Detects outdated containers and replaces them. Decisions are based on IDs,
# labels and hashes only, because Docker's output for people changes between
# releases.

find_project() {
  compose_project=$(project_name) || true
  [[ -z $compose_project ]] || return 0
  validate_settings
  docker compose config --quiet || true
  fail "Docker Compose can't read the settings or the Compose files. See the lines above."
}
find_project

project_label() { say "label=com.docker.compose.project=$compose_project"; }

# Prints the name of the image that is built for a service.
image_of() { say "$compose_project-$1"; }

# containers_of SERVICE [OPTION...]: prints the container IDs of a service, one
# per line, without those of `docker compose run`.
containers_of() {
  docker ps --all --quiet --no-trunc --filter label=com.docker.compose.oneoff=False \
    --filter "$(project_label)" --filter "label=com.docker.compose.service=$1" "${@:2}"
}

# Prints the ID of the first container of a service that runs and doesn't keep
# restarting.
running_container_of() { containers_of "$1" --filter status=running | sed -n 1p; }

# The template of a container's health.
health='{{if .State.Health}}{{.State.Health.Status}}{{end}}'

is_healthy() { [[ $(docker inspect --format "$health" "$1" 2>/dev/null) == healthy ]]; }

# Succeeds if our nginx already publishes the port.
port_is_ours() {
  local id ports='' template='{{range .HostConfig.PortBindings}}{{range .}}{{.HostPort}} {{end}}{{end}}'
  for id in $(containers_of nginx); do
    ports+=" $(docker inspect --format "$template" "$id")"
  done
  [[ " $ports " == *" $1 "* ]]
}

# run_once SERVICE COMMAND...: runs a command in a new container, without what
# Compose says about it. The network stays as it is, because some releases of
# Compose would take the running containers out of one that has to change.
run_once() {
  local ipv6
  read -r ipv6 < <(network_ipv6) || ipv6=$(setting IPV6)
  IPV6=$ipv6 docker compose --progress quiet run --rm --no-deps -T "$@"
}

image_id() { docker image inspect --format '{{.Id}}' "$1" 2>/dev/null || true; }

# Prints the name and the hash of the settings of each enabled service, one per
# line. Compose hashes what env_file names only if it's resolved.
wanted_hashes() {
  { docker compose config --format json | docker compose -f - config --hash '*'; } 2>/dev/null || true
}

# Prints the name of the network in which nginx finds the backends, unless an
# override names one of its own.
site_network() {
  docker network ls --filter "$(project_label)" --filter label=com.docker.compose.network=default --format '{{.Name}}'
}

# inspect_service SERVICE [NETWORK]: sorts its containers into $current, which
# have the settings of $hashes and the latest image of their name, and
# $outdated. Removes those that an interrupted start can leave behind: stopped
# ones, and ones that aren't in the network yet.
inspect_service() {
  local id state networks hash image name wanted
  wanted=$(sed -n "s/^$1 //p" <<<"$hashes") current='' outdated=''
  while read -r id state networks hash image name; do
    if [[ $state != running || $networks == , || $networks != *",${2:+$2,}"* ]]; then
      docker rm --force "$id" >/dev/null
    elif [[ $hash == "$wanted" && $image == "$(image_id "$name")" ]]; then
      current+="$id "
    else
      outdated+="$id "
    fi
  done < <(inspect_containers "$1")
}

# Prints for each container of a service: ID, state, networks, hash of the
# settings, ID and name of the image. Containers that keep restarting aren't
# "running".
inspect_containers() {
  local ids template
  ids=$(containers_of "$1")
  template='{{.Id}} {{.State.Status}}'
  template+=" {{range \$name, \$_ := .NetworkSettings.Networks}},{{\$name}}{{end}},"
  template+=' {{index .Config.Labels "com.docker.compose.config-hash"}} {{.Image}} {{.Config.Image}}'
  # shellcheck disable=SC2086
  [[ -z $ids ]] || docker inspect --format "$template" $ids
}

# An interrupted update can leave two containers of a single-instance service.
# Keeps one, preferably a current one.
keep_one() {
  local kept='' id
  for id in $current $outdated; do
    if [[ -z $kept ]]; then kept=$id; else docker rm --force "$id" >/dev/null; fi
  done
  if [[ -n $current ]]; then current=$kept outdated=''; else outdated=$kept; fi
}

# start_containers [RELEASE]: replaces changed services without downtime,
# publishes the pages, starts what's missing, and waits until all are healthy.
# Whatever can fail comes before the first change that visitors could notice.
# The pages come between the start of the new backend and its first call.
start_containers() {
  local hashes current outdated service network new_backends='' apart=''
  validate_settings
  require_own_address
  check_own_certificate
  require_ipv6
  write_secret_files
  record_network
  hashes=$(wanted_hashes) network=$(site_network)
  step 'Starting the backend'
  test_new_nginx
  replace_network
  stop_certbot
  network=$(site_network)
  start_new_backends
  step 'Publishing the pages'
  publish_pages
  step 'Starting nginx, and waiting until everything is healthy'
  replace_backends
  replace_nginx
  for service in redis certbot; do
    inspect_service "$service"
    keep_one
    [[ -z $outdated ]] || logged finish_anyway docker compose up --detach --no-build "$service" || fail_without_container
  done
  # Without --wait, which gives up at once if a container was unhealthy before.
  # shellcheck disable=SC2046
  logged docker compose up --detach --no-build --remove-orphans $(docker compose config --services | grep -vx pages) ||
    explain_failed_start
  # shellcheck disable=SC2046
  wait_until_healthy $(for service in nginx backend redis; do containers_of "$service"; done) || explain_failed_start
  wait_until_usable "$(setting HTTP_PORT 8080)" || explain_failed_start
  install_own_certificate
  docker exec "$(running_container_of redis)" sh -c "$(remove_old_snapshots_command)"
  tag_release "${1:-}"
}

fail_without_container() {
  fail "Docker couldn't start a container. The lines above show why, such as that an image doesn't exist."
}

# Exits if a new nginx can't use its configuration.
test_new_nginx() {
  inspect_service nginx "$network"
  [[ -z $outdated ]] || logged run_once nginx test ||
    fail "The new nginx can't use its configuration. The lines above show why. Nothing was changed."
}

# Starts new backends next to the old ones, and waits until they're healthy. If
# they don't become healthy, keeps the old ones.
start_new_backends() {
  local id total wanted
  wanted=$(setting BACKEND_REPLICAS 1)
  inspect_service backend "$network"
  if [[ -z $outdated ]]; then
    # Compose adjusts the number of replicas later.
    [[ -n $current ]] || logged docker compose up --detach --no-build redis backend || fail_without_container
    # shellcheck disable=SC2046
    wait_until_healthy $(containers_of backend) || explain_failed_start
    return
  fi
  total=$(count_of "$current")
  # After an interrupted start there can be too many new ones. Don't let Compose
  # scale down yet.
  total=$(($(count_of "$outdated") + (total > wanted ? total : wanted)))
  # Not with --no-deps: Compose 2.26 then gives a container with `depends_on`
  # another hash, and recreates it below.
  logged docker compose create --no-build --no-recreate --scale "backend=$total" backend || fail_without_container
  for id in $(containers_of backend); do
    [[ " $current $outdated " == *" $id "* ]] || new_backends+="$id "
  done
  start_apart "$new_backends"
  new_backends="$current$new_backends"
  # shellcheck disable=SC2086
  wait_until_healthy $new_backends || keep_old backend "$new_backends"
}

publish_pages() {
  local id
  # What `docker compose up` leaves. Started again, it would publish its pages.
  for id in $(containers_of pages); do docker rm --force "$id" >/dev/null; done
  logged run_once pages && return
  # shellcheck disable=SC2086
  [[ -z $new_backends ]] || docker rm --force $new_backends >/dev/null
  fail "The pages couldn't be published. The lines above show why. Nothing was changed."
}

# Adds the new backends to nginx's network, and stops the old ones.
replace_backends() {
  [[ -n $outdated ]] || return 0
  join_network
  logged finish_anyway stop_old_backends
}

# nginx resolves addresses every two seconds. Until the old ones are gone, and
# nginx has forgotten them, it calls one of the new backends by its own name.
stop_old_backends() {
  local name
  name=$(docker inspect --format '{{.Name}}' "${new_backends%% *}")
  send_calls_to "${name#/}:3000"
  sleep 3
  # shellcheck disable=SC2086
  docker stop $outdated && docker rm $outdated
  send_calls_to
}

# send_calls_to [ADDRESS]: by default to all backends. An nginx of an earlier
# release can't do that.
send_calls_to() { docker exec "$(running_container_of nginx)" /opt/nginx/use-backend.sh "$@" || true; }

# Starts the new nginx next to the old one. Once it's healthy, the site is only
# down until the port has moved. If it doesn't become healthy, keeps the old
# one. See docs/decisions/serving.md.
replace_nginx() {
  local old new others apart template
  local announcement='nginx itself has changed, so the site will be down for a second or two.'
  inspect_service nginx "$network"
  keep_one
  [[ -n $outdated ]] || return 0
  old=$outdated
  logged docker compose create --no-build --no-recreate --scale nginx=2 nginx || fail_without_container
  new=$(containers_of nginx | grep -vxF "${old% }")
  template="{{range \$name, \$_ := .NetworkSettings.Networks}}{{\$name}} {{end}}"
  read -r _ others < <(docker inspect --format "$template" "$new")
  if [[ -z $network || -n $others ]]; then
    # If an override has added networks, it depends on Docker which of them
    # publishes the port.
    docker rm "$new" >/dev/null
    say "$announcement"
    logged finish_anyway docker compose up --detach --no-build --timeout 1 nginx || fail_without_container
    return
  fi
  start_apart "$new"
  wait_until_healthy "$new" || keep_old nginx "$new"
  say "$announcement"
  logged finish_anyway move_port "$old" || keep_old nginx "$new" "$old"
  docker rm "$old" >/dev/null
}

# Nothing can publish a port that's in use, so the old nginx has to stop first.
move_port() {
  # Don't wait for slow downloads, because nginx accepts no new connections in
  # the meantime.
  docker stop --time 1 "$1" >/dev/null && join_network && return
  docker start "$1" >/dev/null
  return 1
}

# start_apart IDS: starts new containers outside of the site's network, so that
# no visitor reaches them and they don't need its port. Leaves the options for
# `docker network connect` in $apart.
start_apart() {
  local id aliases
  apart=''
  for id in $1; do
    if [[ -n $network ]]; then
      aliases="{{range (index .NetworkSettings.Networks \"$network\").Aliases}}--alias {{.}} {{end}}"
      apart+=$(docker inspect --format "$aliases$network {{.Id}}" "$id")$'\n'
      docker network disconnect "$network" "$id"
    fi
    docker start "$id" >/dev/null
  done
}

join_network() {
  local options
  while read -ra options; do
    ((${#options[@]} == 0)) || docker network connect "${options[@]}" || return
  done <<<"$apart"
}

# finish_anyway COMMAND...: for steps that leave something stopped halfway. Runs
# the command in a process group of its own and not as a child, so that it
# finishes even if this process is killed.
finish_anyway() {
  local status log
  log=$(mktemp)
  status=$(
    set -m
    (
      trap '' HUP INT TERM PIPE
      if "$@" >"$log" 2>&1; then echo 0; else echo 1; fi 2>/dev/null
    ) </dev/null &
  )
  cat "$log" >&2
  rm -f "$log"
  return "${status:-1}"
}

# keep_old SERVICE NEW [OLD]: shows why the new containers don't start, removes
# them, and makes sure that the old one runs.
keep_old() {
  show_failed_start "$2"
  # shellcheck disable=SC2086
  docker rm --force $2 >/dev/null
  [[ -z ${3:-} ]] || docker start "$3" >/dev/null
  fail "The new $1 doesn't start. The last lines of its log are above. The old $1 is still running."
}

count_of() { wc -w <<<"$1" | tr -d ' '; }

# wait_until_healthy ID...: waits up to two minutes for all containers, unless
# one keeps restarting.
wait_until_healthy() {
  local states restarts before=''
  for _ in {1..240}; do
    # Asks once for all, because starting Docker's client costs a small machine
    # as much as starting a backend.
    states=$(docker inspect --format "{{.RestartCount}} $health" "$@") || return
    restarts=$(awk '{ sum += $1 } END { print sum }' <<<"$states")
    ((restarts < ${before:=$restarts} + 3)) || return
    grep -qv ' healthy$' <<<"$states" || return 0
    sleep 0.5
  done
  return 1
}

explain_failed_start() {
  show_failed_start "$(containers_of backend)"
  say_readiness >&2
  fail "The site isn't healthy. The last lines of the backend's log and the site's status are above." \
    'For all logs: make logs'
}

# show_failed_start IDS: shows the state of all services, and what these
# containers logged besides routine.
show_failed_start() {
  local id
  docker compose ps --all --format 'table {{.Service}}\t{{.Status}}' >&2
  for id in $1; do
    # A container that keeps restarting repeats its lines.
    docker logs --tail 200 "$id" 2>&1 | awk '!/^{.*"level":"(log|debug|verbose)"/ && !said[$0]++' | tail -n 20 >&2
  done
}
