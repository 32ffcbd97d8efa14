# shellcheck shell=bash
# What answers on this machine: ports, and the running site. Its details are
# internal, so each mode defines
#   fetch_health_details  requests them from a backend, bypassing nginx
#   nginx_address         prints an address at which this machine can reach nginx

# port_in_use PORT [ADDRESS]
port_in_use() { (exec 3<>"/dev/tcp/${2:-127.0.0.1}/$1") 2>/dev/null; }

# Prints the first free port, starting at the given one.
free_port() {
  local port=$1
  while port_in_use "$port"; do ((port += 1)); done
  printf '%s' "$port"
}

# test_port [NAME]: prints a free port for this test site of this checkout. Each
# other site or checkout has others. The pages contain their address, so the
# same port again means that they don't have to be built or tested again.
test_port() { free_port $((18080 + $(say "$PWD" "${1:-site}" | cksum | cut -d ' ' -f 1) % 1000)); }

# Waits up to 20 seconds for a program to listen.
wait_for_port() {
  for _ in {1..200}; do
    port_in_use "$1" && return
    sleep 0.1
  done
  return 1
}

# require_port SETTING DEFAULT: fails if another program uses this port of
# nginx's.
require_port() {
  local port
  port=$(setting "$1" "$2")
  port_is_ours "$port" && return
  port_in_use "$port" "$(nginx_address)" || return 0
  fail "Port $port is in use by another program. Stop that program, or set another $1 (and SITE_URL) in .env." \
    "For a first start: $1=$(free_port $((port + 1))) make up"
}

# http_get PORT PATH [ADDRESS]: prints status line, headers and body. Uses only
# Bash, because a machine with just Docker may have no HTTP client.
http_get() {
  local line=''
  {
    exec 3<>"/dev/tcp/${3:-127.0.0.1}/$1" || return
    printf 'GET %s HTTP/1.0\r\nHost: localhost\r\n\r\n' "$2" >&3
    while IFS= read -r -t 10 line <&3; do printf '%s\n' "$line"; done
    printf '%s' "$line"
    exec 3<&-
  } 2>/dev/null
}

fetch_readiness() { http_get "$1" /api/health/ready "$(nginx_address)"; }

is_ready() { [[ $(fetch_readiness "$1" || true) == HTTP/*' 200 '* ]]; }

# Whether the site can accept messages: nginx, backend and Redis are up. The
# mail server may be down.
is_usable() {
  [[ $(http_get "$1" /api/health/live "$(nginx_address)" || true) == HTTP/*' 200 '* ]] &&
    [[ $(fetch_health_details || true) == *'"unavailable":["mail"]'* ]]
}

# wait_until_usable PORT [COMMAND]: waits up to 60 seconds while COMMAND
# succeeds, then a few more seconds for the mail server.
wait_until_usable() {
  local port=$1 still_running=${2:-true} without_mail=0
  for _ in {1..120}; do
    if is_ready "$port"; then return; fi
    if is_usable "$port" && (((without_mail += 1) >= 8)); then
      say "Warning: the site is up, but the mail server isn't answering or rejects the account." \
        'Messages are kept and delivered later. For details, run "make status".'
      return
    fi
    "$still_running" || return
    sleep 0.5
  done
  return 1
}

serves_pages() {
  [[ $(http_get "$(setting HTTP_PORT 8080)" / "$(nginx_address)" || true) =~ ^HTTP/[^\ ]+\ (200|301)\  ]]
}

# Prints readiness, unavailable dependencies and warnings.
say_readiness() {
  local answer
  answer=$(fetch_readiness "$(setting HTTP_PORT 8080)" || true)
  if [[ $answer == HTTP/*' 200 '* ]]; then
    if serves_pages; then
      say 'The site is ready.'
    else
      say "The site isn't ready: nginx has no pages. \"make up\" publishes them."
    fi
  elif [[ -n $answer ]]; then
    say "The site isn't ready."
  else
    say 'Nothing is answering. "make up" starts the site.'
  fi
  say_details
}

say_details() {
  local details
  details=$(fetch_health_details || true)
  sed -nE 's/.*"unavailable":\["([^]]+)"\].*/No answer from \1./p' <<<"$details" | sed 's/","/ and /g'
  # Only the warnings end with a period.
  { grep -oE '"[^"]+\."' <<<"${details#*\"warnings\"}" || true; } | sed -E 's/^"(.*)"$/Warning: \1/'
}

# Prints the public address, and the local one if it's different.
say_address() {
  local here
  here=$(nginx_address)
  case $here in 127.0.0.1) here=localhost ;; *:*) here=[$here] ;; esac
  here=http://$here:$(setting HTTP_PORT 8080)
  say "The site is up: $here"
  [[ $(setting SITE_URL "$here") == "$here" ]] || say "Its public address is $(setting SITE_URL), the SITE_URL in .env."
}
