# shellcheck shell=bash
# Writes .env with random secrets for the first start.

random_secret() { head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n'; }

# 20 characters (about 98 bits) without those that are easily mistaken for one another.
random_password() {
  local letters
  letters=$(head -c 1024 /dev/urandom | LC_ALL=C tr -dc 'a-km-np-z2-9')
  printf '%s' "${letters:0:20}"
}

# write_first_settings COMMAND..., where the command reads a password and prints its hash. The password is printed on
# exit, below all other output and even if the start fails, because it's stored nowhere else.
write_first_settings() {
  local hash draft
  first_password=$(random_password)
  hash=$(printf '%s' "$first_password" | "$@") || fail "The admin password couldn't be hashed. The lines above show why."

  draft=$(mktemp .env.XXXXXX)
  at_exit "rm -f '$draft'"
  cat .env.example >"$draft"
  write_setting "$draft" MODE "$MODE"
  write_setting "$draft" SESSION_SECRET "$(random_secret)"
  write_setting "$draft" ADMIN_PASSWORD_HASH "$hash"
  [[ -z ${BIND_ADDRESS:-} ]] || write_setting "$draft" BIND_ADDRESS "$BIND_ADDRESS"
  if [[ -n ${HTTP_PORT:-} ]]; then
    write_setting "$draft" HTTP_PORT "$HTTP_PORT"
    write_setting "$draft" SITE_URL "${SITE_URL:-http://localhost:$HTTP_PORT}"
  elif [[ -n ${SITE_URL:-} ]]; then
    write_setting "$draft" SITE_URL "$SITE_URL"
  fi
  at_exit show_first_password
  mv "$draft" .env
  say 'Wrote .env with new secrets.'
}

show_first_password() {
  [[ -f .env ]] || return 0
  say '' 'The admin password, shown only this once:' '' "    $first_password" \
    '' 'Keep it safe. "make admin-password" sets a new one.'
}
