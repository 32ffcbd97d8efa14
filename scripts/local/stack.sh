# shellcheck shell=bash
# nginx, backend and Redis as local processes. Several stacks can run in
# parallel. Each is defined by
#   STATE_DIR  absolute path of the folder for its data, logs and rendered configuration
#   ENV_FILE   its settings
# Files in $STATE_DIR for each of the programs: logs/NAME.log and the previous
# NAME.log.1, run/NAME.pid (process ID and start time, in case the ID is reused)
# and run/NAME.from (a fingerprint of the program).

# If root starts the site, its backend, Redis and nginx's workers run as this
# user. nginx's master process runs as root, because it opens the port.
as_site_user=(env) site_user=''

# Rebuilds what changed and restarts the affected programs.
start_stack() {
  validate_settings
  PRACTICE=$(setting PRACTICE)
  export PRACTICE
  build_backend
  check_backend_settings
  build_pages
  choose_site_user
  # Chooses ports after the builds, so that no one else takes them meanwhile.
  choose_ports
  step 'Starting Redis, the backend and nginx'
  start_redis
  start_backend
  start_nginx
  wait_until_usable "$HTTP_PORT" stack_is_running || explain_failed_start
  nginx_has_bound || fail "Another program took port $HTTP_PORT in the meantime. Run this again."
}

# Builds the pages with this stack's settings and publishes them in
# $STATE_DIR/pages.
build_pages() {
  local site_url ga_id from stamp=$STATE_DIR/pages/built-from
  site_url=$(setting SITE_URL) ga_id=$(setting GA_MEASUREMENT_ID)
  install_packages
  write_practice_dates
  from=$(fingerprint package-lock.json shared frontend -- "$(node --version)" "$site_url" "$ga_id" "${PRACTICE:-}")
  if [[ -f $stamp && $(<"$stamp") == "$from" ]]; then
    build_pages_with true
    return
  fi
  step 'Building the pages'
  SITE_URL=$site_url GA_MEASUREMENT_ID=$ga_id build_pages_with npm --prefix frontend run --silent build || return
  nginx/publish.sh frontend/dist "$STATE_DIR/pages"
  printf '%s' "$from" >"$stamp"
}

# Checks the settings before wrong ones get into the pages.
check_backend_settings() (
  export_settings
  # The stack sets REDIS_URL itself.
  REDIS_URL='' node --input-type=module -e '
    const { readSettings } = await import(process.argv[1]);
    try { readSettings(process.env); } catch (error) { console.error(error.message); process.exit(1); }
  ' "$PWD/backend/dist/backend/src/config/read-settings.js" ||
    fail 'The lines above show which settings to fix. Nothing was changed.'
)

stop_stack() {
  local name
  for name in nginx day-pages backend redis; do stop_process "$name"; done
}

stack_is_running() { is_running nginx && is_running backend && is_running redis; }

nginx_address() { say 127.0.0.1; }

fetch_health_details() {
  local backend_port
  read -r backend_port _ <"$STATE_DIR/run/ports" && http_get "$backend_port" /api/health/details
}

# nginx writes its PID file once it listens.
nginx_has_bound() {
  [[ $(cat "$STATE_DIR/nginx/nginx.pid" 2>/dev/null) == "$(cut -d ' ' -f 1 "$STATE_DIR/run/nginx.pid")" ]]
}

# Succeeds if this stack's nginx uses the port.
nginx_listens_on() {
  is_running nginx && grep -q "^ *listen 127.0.0.1:$1;" "$STATE_DIR/nginx/conf/nginx.conf"
}

# Reuses the internal ports of a running stack, or picks free ones. HTTP_PORT
# comes from the settings.
choose_ports() {
  local ports=$STATE_DIR/run/ports
  HTTP_PORT=$(setting HTTP_PORT 8080)
  # Redis alone can be down while the backend keeps messages on its disk.
  if ! { is_running redis || is_running backend; } || ! read -r BACKEND_PORT REDIS_PORT INTERNAL_PORT <"$ports" ||
    [[ -z $INTERNAL_PORT ]]; then
    BACKEND_PORT=$(free_port 13000) REDIS_PORT=$(free_port 16379) INTERNAL_PORT=$(free_port 14000)
    mkdir -p "${ports%/*}"
    printf '%s %s %s\n' "$BACKEND_PORT" "$REDIS_PORT" "$INTERNAL_PORT" >"$ports"
  fi
}

# Starts Redis as docker-compose.yml does: a reply means that the data is on
# disk.
start_redis() {
  local command=(redis-server --bind 127.0.0.1 --port "$REDIS_PORT" --dir "$STATE_DIR/redis"
    --appendonly yes --appendfsync always --save '' --maxmemory 128mb --maxmemory-policy noeviction)
  make_private_folder "$STATE_DIR/redis"
  keep_running redis "${command[*]}" "${as_site_user[@]}" "${command[@]}"
  (cd "$STATE_DIR/redis" && sh -c "$(remove_old_snapshots_command)")
}

start_backend() {
  (
    export_backend_settings
    export PAGES_URL=http://127.0.0.1:$INTERNAL_PORT
    keep_running backend "$(backend_fingerprint) $(fingerprint "$ENV_FILE") $REDIS_PORT $INTERNAL_PORT" \
      "${as_site_user[@]}" node --conditions=built "$PWD/backend/dist/backend/src/main.js"
  )
}

# Exports the backend's settings, with overrides for a local stack.
export_backend_settings() {
  export_settings
  make_private_folder "$STATE_DIR/mail"
  # HTTPS only works with containers.
  export HOST=127.0.0.1 PORT=$BACKEND_PORT TLS_DOMAIN=
  export REDIS_URL=${REDIS_URL:-redis://127.0.0.1:$REDIS_PORT} MAIL_DIR=$STATE_DIR/mail
}

# Starts nginx, and before it what changes its pages on a day that's different.
start_nginx() {
  local conf=$STATE_DIR/nginx/conf day
  day=(SITE_ROOT="$STATE_DIR/pages" STATE_DIR="$STATE_DIR/nginx" BACKEND_ADDRESS="127.0.0.1:$BACKEND_PORT")
  # HTTPS only works with containers, because Debian 12's nginx is too old.
  env "${day[@]}" TLS_DOMAIN= LISTEN_PORT="127.0.0.1:$HTTP_PORT" INTERNAL_PORT="127.0.0.1:$INTERNAL_PORT" \
    RESOLVER=127.0.0.1 SITE_URL="$(setting SITE_URL)" TRUSTED_PROXIES="$(setting TRUSTED_PROXIES)" \
    nginx/render.sh "$conf"
  chown_to_site_user "$STATE_DIR/nginx/day"
  keep_running day-pages "$(fingerprint nginx/day.sh) $BACKEND_PORT" \
    env "${day[@]}" "${as_site_user[@]}" nginx/day.sh
  # Only nginx's workers run as this user.
  local user=()
  [[ -z $site_user ]] || user=(-g "user $site_user;")
  keep_running nginx "$(fingerprint "$conf")" nginx -c "$conf/nginx.conf" ${user[@]+"${user[@]}"}
}

explain_failed_start() {
  local name
  for name in redis backend nginx; do
    is_running "$name" ||
      fail "The $name didn't start. The last lines of $STATE_DIR/logs/$name.log:" \
        "$(tail -n 12 "$STATE_DIR/logs/$name.log")"
  done
  say_details >&2
  fail "The site is running, but it isn't ready. What's missing is listed above. For all logs: make logs"
}

# keep_running NAME FROM COMMAND...: starts the program, or restarts it if FROM
# has changed.
keep_running() {
  local name=$1 from=$2
  if is_running "$name" && [[ $(<"$STATE_DIR/run/$name.from") == "$from" ]]; then return; fi
  stop_process "$name"
  mkdir -p "$STATE_DIR/run" "$STATE_DIR/logs"
  [[ ! -f $STATE_DIR/logs/$name.log ]] || mv "$STATE_DIR/logs/$name.log" "$STATE_DIR/logs/$name.log.1"
  # `set -m` gives the program a process group of its own, so that Ctrl-C
  # doesn't reach it and its children can be killed with it. 9>&- closes the
  # lock, which it would otherwise hold for as long as it runs.
  set -m
  "${@:3}" >"$STATE_DIR/logs/$name.log" 2>&1 </dev/null 9>&- &
  local pid=$!
  disown
  set +m
  printf '%s %s' "$pid" "$(start_time "$pid")" >"$STATE_DIR/run/$name.pid"
  printf '%s' "$from" >"$STATE_DIR/run/$name.from"
}

is_running() {
  local pid='' started=''
  # nginx removes its file on exit, which can happen at any time.
  { read -r pid started <"$STATE_DIR/run/$1.pid"; } 2>/dev/null || true
  [[ -n $started && $(start_time "$pid") == "$started" ]]
}

# Stops the program with SIGTERM, or with SIGKILL after 35 seconds, since a mail
# delivery can take that long.
stop_process() {
  local name=$1 pid=''
  if is_running "$name"; then
    { read -r pid _ <"$STATE_DIR/run/$name.pid"; } 2>/dev/null || true
    [[ -n $pid ]] || return 0
    kill -TERM "$pid" 2>/dev/null || true
    for _ in {1..350}; do
      is_running "$name" || break
      sleep 0.1
    done
    kill -KILL -- "-$pid" 2>/dev/null || true
  fi
  rm -f "$STATE_DIR/run/$name.pid" "$STATE_DIR/run/$name.from"
}

# Prints a process's start time, or nothing if it has ended. Exact on Linux, in
# seconds elsewhere.
start_time() {
  local stat
  if [[ ! -d /proc/self ]]; then
    LC_ALL=C ps -o lstart= -p "$1" 2>/dev/null | tr -s ' ' - || true
    return
  fi
  stat=$(cat "/proc/$1/stat" 2>/dev/null) || return 0
  # Skip the name in parentheses, which can contain spaces. Then comes the
  # state, and 19 fields later the start time.
  read -ra stat <<<"${stat##*) }"
  [[ ${stat[0]} == Z ]] || printf '%s' "${stat[19]}"
}

# Sets $site_user and $as_site_user, a prefix for commands. Needs Node and the
# built backend.
choose_site_user() {
  ((EUID == 0)) || return 0
  site_user=www-data
  as_site_user=(setpriv --reuid="$site_user" --regid="$site_user" --clear-groups --no-new-privs --)
  "${as_site_user[@]}" node -e 'require("node:fs").readFileSync(process.argv[1])' \
    "$PWD/backend/dist/backend/src/main.js" 2>/dev/null && return
  # www-data can't read a checkout in /root, for example.
  site_user=root as_site_user=(env)
  say "Everything runs as root, because www-data can't read $PWD or Node ($(command -v node))."
}

# make_private_folder FOLDER: for messages, which no other user of this machine
# may read.
make_private_folder() {
  mkdir -p "$1"
  chmod 700 "$1"
  chown_to_site_user "$1"
}

# chown_to_site_user FOLDER...: lets the programs write to these folders.
chown_to_site_user() { [[ -z $site_user ]] || chown -R "$site_user" "$@"; }
