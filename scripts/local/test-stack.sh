# shellcheck shell=bash
# The stack of `make test` with its own folder, ports, secrets and Redis, and a
# mailbox for its mail.

# start_test_stack [NAME]: uses the folder .local/NAME
start_test_stack() {
  local password desk_password mailbox_smtp_port mailbox_http_port http_port status
  stop_test_stack "${1:-test}"
  ENV_FILE=$STATE_DIR/env
  # Keeps the pages of the last run, which are rebuilt only if the source has
  # changed.
  rm -rf "$STATE_DIR"/{redis,mail,logs,nginx}
  mkdir -p "$STATE_DIR"
  ignore_shell_settings

  mailbox_smtp_port=$(free_port 12525) mailbox_http_port=$(free_port 18025)
  password=$(random_password) desk_password=$(random_password)
  build_backend
  cat >"$ENV_FILE" <<ENV
MAIL_TO=desk@practice.test
MAIL_FROM=website@practice.test
SMTP_URL=smtp://127.0.0.1:$mailbox_smtp_port
SESSION_SECRET=$(random_secret)
CONTACT_LIMIT=100000
CONTACT_LIMIT_OVERALL=100000
ADMIN_PASSWORD_HASH=$(hash_password <<<"$password")
DESK_PASSWORD_HASH=$(hash_password <<<"$desk_password")
ENV

  MAILBOX_SMTP_PORT=$mailbox_smtp_port MAILBOX_HTTP_PORT=$mailbox_http_port \
    keep_running mailbox "$password" npm --prefix e2e run --silent mailbox
  wait_for_port "$mailbox_http_port" ||
    fail "The tests' mailbox didn't start:" "$(tail -n 12 "$STATE_DIR/logs/mailbox.log")"
  http_port=$(test_port)
  while :; do
    write_setting "$ENV_FILE" HTTP_PORT "$http_port"
    write_setting "$ENV_FILE" SITE_URL "http://localhost:$http_port"
    # A subshell, because start_stack exits if it fails.
    set +e
    (set -e && start_stack)
    status=$?
    set -e
    ((status != 0)) || break
    grep -q 'bind() to .* failed' "$STATE_DIR/logs/nginx.log" || exit "$status"
    http_port=$(free_port $((http_port + 1)))
    say "Another program has taken the port. Trying again with $http_port."
  done
  choose_ports

  export E2E_BASE_URL=http://localhost:$http_port
  export E2E_MAILBOX_URL=http://127.0.0.1:$mailbox_http_port
  export E2E_REDIS_CLI="redis-cli -p $REDIS_PORT"
  export E2E_ADMIN_PASSWORD=$password E2E_DESK_PASSWORD=$desk_password
}

stop_test_stack() {
  STATE_DIR=$PWD/.local/${1:-test}
  stop_stack
  stop_process mailbox
}
