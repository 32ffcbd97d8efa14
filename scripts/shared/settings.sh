# shellcheck shell=bash
# Reads and writes settings in ENV_FILE, by default .env.

env_file() { printf '%s' "${ENV_FILE:-.env}"; }

# setting NAME [DEFAULT]: prints a setting from the environment, the file or the default, like Compose.
setting() {
  local name=$1 default=${2-} value=${!1-}
  [[ -n $value ]] || value=$(recorded_setting "$name")
  printf '%s' "${value:-$default}"
}

# Prints a setting from the file only.
recorded_setting() {
  local value file=${ENV_FILE:-.env}
  [[ -f $file ]] || return 0
  # The last line counts. Called dozens of times, so with as few processes as possible.
  value=$(sed -n "s/^$1=/=/p" "$file")
  value=${value##*$'\n'}
  value=${value#=}
  value=${value%%[[:space:]]#*}
  value=${value%"${value##*[![:space:]]}"}
  case $value in
    \"*\" | \'*\')
      value=${value:1}
      value=${value%?}
      ;;
  esac
  printf '%s' "$value"
}

setting_names() { sed -n 's/^\([A-Z0-9_]*\)=.*/\1/p' .env.example; }

export_settings() {
  local name
  for name in $(setting_names); do
    export "$name=$(setting "$name")"
  done
}

# record_setting NAME VALUE: changes a setting in the file, unless it's already there.
record_setting() { grep -qxF "$1=$2" "$(env_file)" || write_setting "$(env_file)" "$1" "$2"; }

# write_setting FILE NAME VALUE: changes a setting and keeps all other lines. Replaces the file atomically, so that a
# full disk or an interruption leaves the old one.
write_setting() {
  local file=$1 name=$2 value=$3 draft
  # Keep a symlink.
  while [[ -L $file ]]; do
    draft=$(readlink "$file")
    case $draft in /*) file=$draft ;; *) file=$(dirname "$file")/$draft ;; esac
  done
  draft=$file.$$.draft
  # Keep permissions and owner.
  cp -p "$file" "$draft"
  NAME=$name VALUE=$value awk '
    index($0, ENVIRON["NAME"] "=") == 1 { $0 = ENVIRON["NAME"] "=" ENVIRON["VALUE"]; found = 1 }
    { print }
    END { if (!found) print ENVIRON["NAME"] "=" ENVIRON["VALUE"] }' "$file" >"$draft" || {
    rm -f "$draft"
    fail "$name couldn't be written to $file. Is the disk full? Nothing was changed."
  }
  mv -f "$draft" "$file"
}

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
