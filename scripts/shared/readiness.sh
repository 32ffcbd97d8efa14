# shellcheck shell=bash
# Asks the running site whether it can do its work. Everyone learns yes or no, through nginx; the details
# are for the inside. Each mode defines
#   ask_details  asks a backend for them, past nginx

# Prints the answer of a local port: status line, headers, body. Bash alone, since a machine with
# nothing but Docker may hold no HTTP client: http_get PORT PATH
http_get() {
  {
    exec 3<>"/dev/tcp/127.0.0.1/$1"
    printf 'GET %s HTTP/1.0\r\nHost: localhost\r\n\r\n' "$2" >&3
    timeout 10 cat <&3
  } 2>/dev/null
}

ask_readiness() { http_get "$1" /api/health/ready; }

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

# Prints whether the site is ready, what doesn't answer, and each warning.
say_readiness() {
  local answer
  answer=$(ask_readiness "$(setting HTTP_PORT 8080)" || true)
  if [[ $answer == HTTP/*' 200 '* ]]; then
    say 'The site is ready.'
  elif [[ -n $answer ]]; then
    say 'The site is not ready.'
  else
    say 'Nothing answers.'
  fi
  say_details
}

say_details() {
  local details
  details=$(ask_details || true)
  sed -nE 's/.*"unavailable":\["([^]]+)"\].*/No answer from \1./p' <<<"$details" | sed 's/","/ and /g'
  # Sentences, and all there is that ends with a period.
  { grep -oE '"[^"]+\."' <<<"${details#*\"warnings\"}" || true; } | sed -E 's/^"(.*)"$/Warning: \1/'
}

# Prints where the site is found: at the public address, and here if that is another.
say_address() {
  local here
  here=http://localhost:$(setting HTTP_PORT 8080)
  say "The site is up: $here"
  [[ $(setting SITE_URL "$here") == "$here" ]] || say "Its public address is $(setting SITE_URL), as SITE_URL in .env says."
}
