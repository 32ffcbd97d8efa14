# shellcheck shell=bash
# nginx, backend and Redis as local processes. Two stacks can run side by side: each is described by
#   STATE_DIR  absolute path of the folder for its data, logs and rendered configuration
#   ENV_FILE   its settings
# Needs what shared/ and the other files of local/ define.

# Builds what changed and (re)starts what changed with it. Prints nothing when all is as it was.
start_stack() {
  require_usable_proxies
  build_backend
  build_site
  # Chosen late, so that nobody else takes them while the builds run.
  choose_ports
  start_redis
  start_backend
  start_nginx
  wait_until_ready "$HTTP_PORT" stack_is_running || explain_failed_start
  nginx_has_bound || fail "Another program has taken port $HTTP_PORT meanwhile, and answers there. Start again."
}

stop_stack() {
  local name
  for name in nginx backend redis; do stop_process "$name"; done
}

stack_is_running() { is_running nginx && is_running backend && is_running redis; }

# The messages on their way: outbox list|summary|retry [ID]|discard ID|discard-quarantined
outbox() {
  is_running redis || fail 'Redis does not run here, and the messages are in it. Start the site with "make up MODE=local".'
  choose_ports
  (
    export_backend_settings
    node backend/dist/backend/src/cli/outbox.js "$@"
  )
}

ask_details() {
  local backend_port
  read -r backend_port _ <"$STATE_DIR/run/ports" && http_get "$backend_port" /api/health/details
}

# nginx writes its number once it listens.
nginx_has_bound() {
  [[ $(cat "$STATE_DIR/nginx/nginx.pid" 2>/dev/null) == "$(cut -d ' ' -f 1 "$STATE_DIR/run/nginx.pid")" ]]
}

# Succeeds when the port is this stack's own.
nginx_listens_on() {
  is_running nginx && grep -q "^ *listen $1;" "$STATE_DIR/nginx/conf/nginx.conf"
}

# Keeps the inner ports of a running stack, else looks for free ones. HTTP_PORT is the settings'.
choose_ports() {
  local ports=$STATE_DIR/run/ports
  HTTP_PORT=$(setting HTTP_PORT 8080)
  if ! is_running redis || ! read -r BACKEND_PORT REDIS_PORT INTERNAL_PORT <"$ports" ||
    [[ -z $INTERNAL_PORT ]]; then
    BACKEND_PORT=$(free_port 13000) REDIS_PORT=$(free_port 16379) INTERNAL_PORT=$(free_port 14000)
    mkdir -p "${ports%/*}"
    printf '%s %s %s\n' "$BACKEND_PORT" "$REDIS_PORT" "$INTERNAL_PORT" >"$ports"
  fi
}

# The same promises as in docker-compose.yml: an answer means that the bytes are on disk.
start_redis() {
  local command=(redis-server --bind 127.0.0.1 --port "$REDIS_PORT" --dir "$STATE_DIR/redis"
    --appendonly yes --appendfsync always --save '' --maxmemory 128mb --maxmemory-policy noeviction)
  mkdir -p "$STATE_DIR/redis"
  keep_running redis "${command[*]}" "${command[@]}"
  (cd "$STATE_DIR/redis" && sh -c "$(forget_snapshots)")
}

start_backend() {
  (
    export_backend_settings
    export PAGES_URL=http://127.0.0.1:$INTERNAL_PORT
    keep_running backend "$(backend_fingerprint) $(fingerprint "$ENV_FILE") $REDIS_PORT $INTERNAL_PORT" \
      node backend/dist/backend/src/main.js
  )
}

# The settings as the backend reads them, with what is fixed for a local stack.
export_backend_settings() {
  export_settings
  mkdir -p "$STATE_DIR/mail"
  # HTTPS is for the containers alone.
  export HOST=127.0.0.1 PORT=$BACKEND_PORT TLS_DOMAIN=
  export REDIS_URL=${REDIS_URL:-redis://127.0.0.1:$REDIS_PORT} MAIL_DIR=$STATE_DIR/mail
}

start_nginx() {
  local conf=$STATE_DIR/nginx/conf
  # HTTPS is for the containers alone: Debian 12's nginx is too old for the way it is set up.
  env TLS_DOMAIN= LISTEN_PORT="$HTTP_PORT" INTERNAL_PORT="127.0.0.1:$INTERNAL_PORT" \
    SITE_ROOT="$STATE_DIR/pages" STATE_DIR="$STATE_DIR/nginx" \
    BACKEND_ADDRESS="127.0.0.1:$BACKEND_PORT" RESOLVER=127.0.0.1 \
    TRUSTED_PROXIES="$(setting TRUSTED_PROXIES)" nginx/render.sh "$conf"
  # The workers of a root's nginx would run as nobody, who may not read this folder.
  local user=()
  ((EUID != 0)) || user=(-g 'user root;')
  keep_running nginx "$(fingerprint "$conf")" nginx -c "$conf/nginx.conf" "${user[@]}"
}

explain_failed_start() {
  local name
  for name in redis backend nginx; do
    is_running "$name" ||
      fail "The $name did not start. Its last words, from $STATE_DIR/logs/$name.log:" \
        "$(tail -n 12 "$STATE_DIR/logs/$name.log")"
  done
  say_details >&2
  fail 'The site runs, but is not ready. Above: what is missing. All logs: make logs'
}
