# shellcheck shell=bash
# A new admin password: `make admin-password`. The backend ends the sessions of the former one.

# Usage: write_new_password COMMAND..., where the command reads a password and prints its hash.
write_new_password() {
  local password again hash
  [[ -f .env ]] || fail 'There is no .env yet: "make up" writes it, with a first password.'
  if [[ -t 0 ]]; then
    read -rsp 'New admin password: ' password && echo
    read -rsp 'The same once more: ' again && echo
    [[ $password == "$again" ]] || fail 'The two were not the same. Nothing was changed.'
  else
    IFS= read -r password || true
  fi
  hash=$(printf '%s' "$password" | "$@") || fail 'Nothing was changed.'
  write_setting .env ADMIN_PASSWORD_HASH "$hash"
}
