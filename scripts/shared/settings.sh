# shellcheck shell=bash
# Reads and writes the settings of an environment file: .env, unless ENV_FILE names another.

env_file() { printf '%s' "${ENV_FILE:-.env}"; }

# Prints a setting: the environment's, else the file's, else the given default, as Compose has it.
setting() {
  local name=$1 default=${2-} value=${!1-}
  if [[ -z $value && -f $(env_file) ]]; then
    value=$(sed -n "s/^$name=//p" "$(env_file)" | tail -n 1)
    value=${value%%[[:space:]]#*}
    value=${value%"${value##*[![:space:]]}"}
    [[ $value =~ ^\"(.*)\"$ || $value =~ ^\'(.*)\'$ ]] && value=${BASH_REMATCH[1]}
  fi
  printf '%s' "${value:-$default}"
}

setting_names() { sed -n 's/^\([A-Z_]*\)=.*/\1/p' .env.example; }

export_settings() {
  local name
  for name in $(setting_names); do
    export "$name=$(setting "$name")"
  done
}

# Replaces one setting of a file in place, and leaves every other line as it was.
write_setting() {
  local file=$1 name=$2 value=$3 changed
  changed=$(NAME=$name VALUE=$value awk '
    index($0, ENVIRON["NAME"] "=") == 1 { $0 = ENVIRON["NAME"] "=" ENVIRON["VALUE"]; found = 1 }
    { print }
    END { if (!found) print ENVIRON["NAME"] "=" ENVIRON["VALUE"] }' "$file")
  printf '%s\n' "$changed" >"$file"
}
