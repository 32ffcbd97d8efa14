# shellcheck shell=bash
# Asks the running site, through nginx, whether it can do its work.

# Prints the answer of the site on a local port: status line, headers, body. Bash alone, since a
# machine with nothing but Docker may hold no HTTP client.
ask_readiness() {
  {
    exec 3<>"/dev/tcp/127.0.0.1/$1"
    printf 'GET /api/health/ready HTTP/1.0\r\nHost: localhost\r\n\r\n' >&3
    timeout 10 cat <&3
  } 2>/dev/null
}

is_ready() { [[ $(ask_readiness "$1" || true) == HTTP/*' 200 '* ]]; }

# Waits up to 60 seconds: wait_until_ready PORT [COMMAND], where a failing COMMAND ends the wait.
wait_until_ready() {
  local port=$1 still_sensible=${2:-true}
  for _ in {1..120}; do
    is_ready "$port" && return
    "$still_sensible" || return
    sleep 0.5
  done
  return 1
}

# Prints one line: ready, or the site's own word on what is away.
say_readiness() {
  local answer
  answer=$(ask_readiness "$(setting HTTP_PORT 8080)" || true)
  if [[ $answer == *'"degraded"'* ]]; then
    say "The site is ready, and needs a look: ${answer##*$'\n'}"
  elif [[ $answer == HTTP/*' 200 '* ]]; then
    say 'The site is ready.'
  elif [[ -n $answer ]]; then
    say "The site is not ready: ${answer##*$'\n'}"
  else
    say 'Nothing answers.'
  fi
}

# Prints where the site is found: at the public address, and here if that is another.
say_address() {
  local here
  here=http://localhost:$(setting HTTP_PORT 8080)
  say "The site is up: $here"
  [[ $(setting SITE_URL "$here") == "$here" ]] || say "Its public address is $(setting SITE_URL), as SITE_URL in .env says."
}
