# shellcheck shell=bash
# Builds for a local stack, made again only when something they are made from has changed.

# The practice's facts are part of backend/, once they are written there; the files imported from the frontend aren't.
backend_fingerprint() { fingerprint backend frontend/src/content frontend/src/contracts -- "$(node --version)"; }

build_backend() {
  local from stamp=.cache/backend-built-from
  install_packages frontend backend
  (cd backend && npm run --silent practice)
  from=$(backend_fingerprint)
  if [[ -d backend/dist && -f $stamp && $(<"$stamp") == "$from" ]]; then return; fi
  say 'Building the backend ...'
  (cd backend && npm run --silent build)
  mkdir -p .cache
  printf '%s' "$from" >"$stamp"
}

# Reads a password from standard input, prints its hash.
hash_password() { node backend/dist/backend/src/cli/hash-password.js; }

# Writes .env when there is none. The backend hashes the password, so it is built first.
write_first_settings_locally() {
  [[ ! -f .env ]] || return 0
  build_backend
  write_first_settings hash_password
}

# Publishes the pages, built for this stack's settings, in $STATE_DIR/pages.
build_site() {
  local site_url ga_id from stamp=$STATE_DIR/pages/built-from
  site_url=$(setting SITE_URL) ga_id=$(setting GA_MEASUREMENT_ID)
  install_packages frontend
  from=$(fingerprint frontend -- "$(node --version)" "$site_url" "$ga_id" "${PRACTICE:-}")
  if [[ -f $stamp && $(<"$stamp") == "$from" ]]; then return; fi
  say 'Building the pages ...'
  (cd frontend && SITE_URL=$site_url GA_MEASUREMENT_ID=$ga_id npm run --silent build)
  nginx/publish.sh frontend/dist "$STATE_DIR/pages"
  printf '%s' "$from" >"$stamp"
}
