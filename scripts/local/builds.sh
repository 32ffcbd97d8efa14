# shellcheck shell=bash
# Programs and builds for a local stack. Builds are skipped if their input hasn't changed.

prepare_machine() {
  use_node
  require_commands nginx:nginx redis-server:redis-server \
    /usr/lib/nginx/modules/ngx_http_brotli_static_module.so:libnginx-mod-http-brotli-static
}

# The practice's facts are in shared/.
backend_fingerprint() { fingerprint package-lock.json tsconfig.base.json shared backend -- "$(node --version)"; }

build_backend() {
  local from stamp=.cache/backend-built-from
  install_packages
  npm run --silent practice
  from=$(backend_fingerprint)
  if [[ -d backend/dist && -d shared/dist && -f $stamp && $(<"$stamp") == "$from" ]]; then return; fi
  say 'Building the backend ...'
  (cd backend && npm run --silent build)
  mkdir -p .cache
  printf '%s' "$from" >"$stamp"
}

# Reads a password from standard input, prints its hash.
hash_password() { node backend/dist/backend/src/cli/hash-password.js; }

# Shows a new secret, asks for a code on standard input, and prints the secret.
create_second_factor() {
  SITE_URL=$(setting SITE_URL http://localhost:8080) node backend/dist/backend/src/cli/second-factor.js
}

# Builds the pages with this stack's settings and publishes them in $STATE_DIR/pages.
build_pages() {
  local site_url ga_id from stamp=$STATE_DIR/pages/built-from
  site_url=$(setting SITE_URL) ga_id=$(setting GA_MEASUREMENT_ID)
  install_packages
  from=$(fingerprint package-lock.json shared frontend -- "$(node --version)" "$site_url" "$ga_id" "${PRACTICE:-}")
  if [[ -f $stamp && $(<"$stamp") == "$from" ]]; then return; fi
  say 'Building the pages ...'
  (cd frontend && SITE_URL=$site_url GA_MEASUREMENT_ID=$ga_id npm run --silent build)
  nginx/publish.sh frontend/dist "$STATE_DIR/pages"
  printf '%s' "$from" >"$stamp"
}
