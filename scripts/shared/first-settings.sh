# shellcheck shell=bash
# Writes .env for a first start.

# Usage: write_first_settings COMMAND..., where the command reads a password and prints its hash.
write_first_settings() {
  local password hash draft
  password=$(random_password)
  hash=$(printf '%s' "$password" | "$@") || fail 'The admin password could not be hashed; the lines above say why.'

  draft=$(mktemp .env.XXXXXX)
  cat .env.example >"$draft"
  write_setting "$draft" SESSION_SECRET "$(random_secret)"
  write_setting "$draft" ADMIN_PASSWORD_HASH "$hash"
  if [[ -n ${HTTP_PORT:-} ]]; then
    write_setting "$draft" HTTP_PORT "$HTTP_PORT"
    write_setting "$draft" SITE_URL "${SITE_URL:-http://localhost:$HTTP_PORT}"
  elif [[ -n ${SITE_URL:-} ]]; then
    write_setting "$draft" SITE_URL "$SITE_URL"
  fi
  mv "$draft" .env

  say '' 'Wrote .env with new secrets. The admin password, shown this once:' '' "    $password" \
    '' 'Keep it safe; "make admin-password" sets another.' ''
}
