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

# There are no settings yet, or only those of a first start that failed.
needs_first_settings() { [[ ! -f $(env_file) ]] || grep -qx 'ADMIN_PASSWORD_HASH=' "$(env_file)"; }

# write_first_settings COMMAND..., where the command reads a password and prints its hash.
write_first_settings() {
  local hash draft name file
  file=$(env_file)
  first_password=$(random_password)
  hash=$(printf '%s' "$first_password" | "$@") || fail "The admin password couldn't be hashed. The lines above show why."

  at_exit forget_first_password
  if [[ -f $file ]]; then
    write_setting "$file" ADMIN_PASSWORD_HASH "$hash"
    return
  fi
  draft=$(mktemp "$file.XXXXXX")
  at_exit "rm -f '$draft'"
  cat .env.example >"$draft"
  write_setting "$draft" MODE "$MODE"
  write_setting "$draft" SESSION_SECRET "$(random_secret)"
  write_setting "$draft" ADMIN_PASSWORD_HASH "$hash"
  SITE_URL=${SITE_URL:-${HTTP_PORT:+http://localhost:$HTTP_PORT}}
  for name in SITE_URL BIND_ADDRESS HTTP_PORT HTTPS_PORT; do
    [[ -z ${!name:-} ]] || write_setting "$draft" "$name" "${!name}"
  done
  mv "$draft" "$file"
  say 'Wrote .env with new secrets.'
}

# For the end of a start, because it's stored nowhere else.
show_first_password() {
  [[ -n ${first_password:-} ]] || return 0
  say '' 'The admin password, shown only this once:' '' "    $first_password" \
    '' 'Keep it safe. "make admin-password" sets a new one.'
  first_password=''
}

# If the start fails or is stopped before that, the next one makes another.
forget_first_password() {
  [[ -n $first_password && -f $(env_file) ]] || return 0
  write_setting "$(env_file)" ADMIN_PASSWORD_HASH ''
  say '' "There's no admin password yet. The next start that works shows one." >&2
}
