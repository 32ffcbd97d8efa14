# shellcheck shell=bash
# The address that nginx is published on, and IPv6 in the containers' network.

# Prints the address to publish nginx on, or nothing for all addresses. Docker
# would take :: as all IPv6 addresses only.
bind_address() {
  local address
  address=$(setting BIND_ADDRESS)
  if [[ $address == :: ]]; then return; fi
  if [[ -n $address ]]; then say "$address"; elif site_url_is_local; then say 127.0.0.1; fi
}

# Prints that address as Compose needs it before a port: with a colon, and in
# brackets because of IPv6.
publish_address() {
  local address
  address=$(bind_address)
  [[ -z $address ]] || say "[$address]:"
}

# Prints an address at which this machine can reach nginx.
nginx_address() {
  local address
  address=$(bind_address)
  case $address in
    '' | 0.0.0.0) say 127.0.0.1 ;;
    *) say "$address" ;;
  esac
}

# Exits if Docker can't publish ports on BIND_ADDRESS. Compose would only find
# out after stopping nginx.
require_own_address() {
  [[ -n $(setting BIND_ADDRESS) && -n $(bind_address) ]] || return 0
  docker run --rm --publish "$(publish_address):8080" --entrypoint true "$(image_of nginx)" || fail \
    "BIND_ADDRESS in .env is $(setting BIND_ADDRESS), and Docker can't listen there." \
    'The lines above show why. Nothing was changed.' \
    'Enter an address of this machine, such as 127.0.0.1, or leave it empty.'
}

# Records in .env what Compose can't determine. It must be the same for all
# commands, because Compose replaces whatever differs.
record_network() {
  record_setting PUBLISH_ADDRESS "$(publish_address)"
  [[ -z $(setting IPV6) ]] || return 0
  if docker_has_ipv6; then record_setting IPV6 true; else record_setting IPV6 false; fi
}

# Whether Docker gives the containers of a new network IPv6 addresses and lets
# them see those of visitors.
docker_has_ipv6() { docker_translates_ipv6 && can_create_ipv6_network; }

can_create_ipv6_network() {
  # shellcheck disable=SC2154 # services.sh sets it.
  local network=$compose_project-ipv6-check
  docker network rm "$network" >/dev/null 2>&1 || true
  docker network create --ipv6 "$network" >/dev/null 2>&1 && docker network rm "$network" >/dev/null
}

# Docker 27 and later translate IPv6 addresses by default.
docker_translates_ipv6() {
  local state since_27='^(2[7-9]|[3-9][0-9])\.'
  state=$(docker version --format '{{.Server.Version}} {{.Server.Experimental}}')
  [[ $state =~ $since_27 || $state == *' true' ]]
}

# Prints whether the network has IPv6, if there is one.
network_ipv6() {
  local id
  for id in $(docker network ls --quiet --filter "$(project_label)" \
    --filter label=com.docker.compose.network=default); do
    docker network inspect --format '{{.EnableIPv6}}' "$id"
  done
}

# Exits if the network is to get IPv6, and Docker has no addresses for it.
# Otherwise, that would only show after everything has stopped. An override can
# name addresses.
require_ipv6() {
  [[ $(setting IPV6) == true && $(network_ipv6) != true ]] || return 0
  ! grep -q '"subnet":' < <(docker compose config --format json) || return 0
  can_create_ipv6_network || fail \
    'IPV6 in .env is true, and Docker has no IPv6 addresses to give. Nothing was changed.' \
    'Clear IPV6, then run this again, or see "IPv6" in docs/deployment.md.'
}

network_is_outdated() { grep -qvxF "$(setting IPV6)" < <(network_ipv6); }

# Replaces a network whose settings have changed, because not every release of
# Compose changes one that containers use.
replace_network() {
  network_is_outdated || return 0
  [[ -z $(running_container_of nginx) ]] || say 'The network changes, so the site will be down for a few seconds.'
  logged finish_anyway recreate_network
}

# Stops the backend first, which can take a while, and starts nginx first, so
# that the pages are only down for seconds.
recreate_network() {
  docker compose stop backend && docker compose stop --timeout 1 nginx && docker compose down --remove-orphans &&
    docker compose up --detach --no-build nginx && docker compose up --detach --no-build
}

# Prints what keeps visitors from reaching the site, or keeps IPv6 visitors from
# being seen with their own addresses. One line for each problem.
check_network() {
  case $(bind_address) in
    127.* | ::1)
      [[ -n $(setting TRUSTED_PROXIES) ]] || say_in_one_line \
        "BIND_ADDRESS in .env is $(bind_address), so only this machine can reach the site." \
        'Clear it, or list the proxy that runs on this machine in TRUSTED_PROXIES.'
      ;;
    '' | *:*)
      if [[ $(setting IPV6) != true ]] && machine_has_public_ipv6; then
        say_how_to_get_ipv6
        [[ ,$(setting TRUSTED_PROXIES) != *,172.* ]] || say_in_one_line \
          "TRUSTED_PROXIES in .env includes Docker's own network, which IPv6 visitors seem to come from," \
          'so they can claim any address. Set BIND_ADDRESS=127.0.0.1 if the proxy runs on this machine.'
      fi
      ;;
  esac
}

# Only Linux has this file. On a Mac, the site doesn't serve visitors.
machine_has_public_ipv6() { grep -q '^[23]' /proc/self/net/if_inet6 2>/dev/null; }

say_how_to_get_ipv6() {
  local problem lines
  problem='All IPv6 visitors share one address, and with it the limits of the contact form and the sign-in, because'
  lines='"experimental": true, "ip6tables": true, "default-address-pools": ['
  lines+='{ "base": "172.16.0.0/12", "size": 16 }, { "base": "fd5a:c0de:1::/104", "size": 112 }]'
  if docker_has_ipv6; then
    say_in_one_line "$problem IPV6 in .env is $(setting IPV6 empty)." \
      'To change that, clear IPV6 in .env, and run "make up".'
  else
    say_in_one_line "$problem Docker's networks have no IPv6." \
      "Up to version 26, it needs these lines in /etc/docker/daemon.json: { $lines }." \
      'Then run "sudo systemctl restart docker", clear IPV6 in .env, and run "make up".'
  fi
}
