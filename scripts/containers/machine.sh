# shellcheck shell=bash
# What this machine lacks for a site that visitors can reach.

# Prints one line for each problem, with its remedy. Works before the first
# start, too.
check_machine() {
  check_docker_releases
  check_memory
  check_free_disk
  check_clock
  check_ports
  site_url_is_local || check_dns
}

check_docker_releases() {
  local engine compose
  engine=$(docker version --format '{{.Server.Version}}')
  compose=$(docker compose version --short)
  is_at_least 20.10 "$engine" ||
    say "Docker's engine is $engine. It needs 20.10 or newer: sudo apt-get install docker.io"
  is_at_least 2.26 "${compose#v}" ||
    say "Docker Compose is $compose. It needs 2.26 or newer: sudo apt-get install docker-compose"
}

# is_at_least WANTED FOUND: compares the first two numbers.
is_at_least() {
  local wanted_major wanted_minor major minor _
  IFS=. read -r wanted_major wanted_minor <<<"$1"
  IFS=. read -r major minor _ <<<"$2"
  ((major > wanted_major || major == wanted_major && ${minor%%[!0-9]*} >= wanted_minor))
}

# Only Linux has this file.
check_memory() {
  local megabytes
  [[ -r /proc/meminfo ]] || return 0
  megabytes=$(awk '/^(MemTotal|SwapTotal):/ { sum += $2 } END { print int(sum / 1024) }' /proc/meminfo)
  ((megabytes >= 1900)) ||
    say_in_one_line "Memory and swap are $megabytes MB together, and building needs 2 GB." \
      '"Memory" in docs/deployment.md says how to keep what this adds:' \
      'sudo fallocate -l 2G /swapfile && sudo chmod 600 /swapfile && sudo mkswap /swapfile && sudo swapon /swapfile'
}

check_free_disk() {
  local gigabytes
  gigabytes=$(df -Pk . | awk 'NR == 2 { print int($4 / 1024 / 1024) }')
  ((gigabytes >= 5)) ||
    say "Only $gigabytes GB are free on this disk, and images and builds need 5. \"docker system df\" shows what Docker uses."
}

check_clock() {
  [[ $(timedatectl show --property NTPSynchronized --value 2>/dev/null) != no ]] ||
    say_in_one_line "Nothing sets this machine's clock, and sign-in codes and certificates need the time:" \
      'sudo apt-get install systemd-timesyncd && sudo timedatectl set-ntp true'
}

check_ports() {
  local name names=(HTTP_PORT) port
  [[ -z $(setting TLS_DOMAIN) ]] || names+=(HTTPS_PORT)
  for name in "${names[@]}"; do
    port=$(setting "$name" 8080)
    port_is_ours "$port" || ! port_in_use "$port" ||
      say "Port $port, the $name in .env, is in use by another program. \"sudo ss -ltnp sport = :$port\" shows which."
  done
}

# The names have to lead here, unless a proxy or a router is in between.
check_dns() {
  local name names found address here
  command -v getent >/dev/null || return 0
  names=$(setting TLS_DOMAIN)
  [[ -n $names ]] || names=$(setting SITE_URL | sed -E 's,^https?://,,; s,:[0-9]+$,,')
  here=" $(hostname -I 2>/dev/null) "
  for name in ${names//,/ }; do
    found=$(getent ahosts "$name" | awk '{ print $1 }' | sort -u)
    if [[ -z $found ]]; then
      say "$name has no address in DNS. Add an A record with this server's address where you bought the name."
      continue
    fi
    for address in $found; do
      [[ $here == *" $address "* ]] || say_in_one_line \
        "$name leads to $address, which isn't an address of this machine." \
        'Correct the record, unless a proxy or a router passes visitors on.'
    done
  done
}
