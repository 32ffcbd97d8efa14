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
