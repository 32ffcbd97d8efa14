# shellcheck shell=bash
# TCP ports.

# port_in_use PORT [ADDRESS]
port_in_use() { (exec 3<>"/dev/tcp/${2:-127.0.0.1}/$1") 2>/dev/null; }

# Prints the first free port, starting at the given one.
free_port() {
  local port=$1
  while port_in_use "$port"; do ((port += 1)); done
  printf '%s' "$port"
}

# Prints a free port for this checkout's test site. Another checkout's tests use other ones. The pages contain their
# address, so the same port again means that they don't have to be built or tested again.
test_port() { free_port $((18080 + $(pwd | cksum | cut -d ' ' -f 1) % 1000)); }

# Waits up to 20 seconds for a program to listen.
wait_for_port() {
  for _ in {1..200}; do
    port_in_use "$1" && return
    sleep 0.1
  done
  return 1
}

# require_free_port PORT [SETTING]: fails if another program uses nginx's port.
require_free_port() {
  port_in_use "$1" "$(nginx_address)" || return 0
  [[ ${2:-HTTP_PORT} == HTTP_PORT ]] ||
    fail "Port $1 is in use by another program. Stop that program, or set another $2 (and SITE_URL) in .env."
  fail "Port $1 is in use by another program. Stop that program, or set another HTTP_PORT (and SITE_URL) in .env." \
    "For a first start: HTTP_PORT=$(free_port $(($1 + 1))) make up"
}
