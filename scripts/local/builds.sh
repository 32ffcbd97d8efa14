# shellcheck shell=bash
# Builds for a local stack, made again only when something they are made from has changed.

# The two files of the frontend that the backend imports are part of what it is built from.
backend_fingerprint() { fingerprint backend frontend/src/content -- "$(node --version)"; }

build_backend() {
  local from stamp=.cache/backend-built-from
  install_packages backend
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

# Leaves the pages, built for this stack's settings, behind the link $STATE_DIR/site. Each build has a
# folder of its own, and the link is exchanged in one step: nginx never sees half of a site.
build_site() {
  local site_url ga_id from sites=$STATE_DIR/sites
  site_url=$(setting SITE_URL) ga_id=$(setting GA_MEASUREMENT_ID)
  install_packages frontend
  from=$(fingerprint frontend -- "$(node --version)" "$site_url" "$ga_id")
  if [[ ! -d $sites/$from ]]; then
    say 'Building the pages ...'
    (cd frontend && SITE_URL=$site_url GA_MEASUREMENT_ID=$ga_id npm run --silent build)
    mkdir -p "$sites"
    rm -rf "$sites/new"
    cp -R frontend/dist "$sites/new"
    mv "$sites/new" "$sites/$from"
  fi
  ln -sfn "$sites/$from" "$STATE_DIR/site.new"
  mv -T "$STATE_DIR/site.new" "$STATE_DIR/site"
  find "$sites" -mindepth 1 -maxdepth 1 ! -name "$from" -exec rm -rf {} +
}
