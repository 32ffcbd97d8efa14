# shellcheck shell=bash
# The mode: MODE=containers (Docker Compose) or MODE=local (local processes).
# The first start selects it and records it in .env. Also loads what each
# command of a site needs.

. scripts/shared/command.sh
. scripts/shared/settings.sh

# load_mode COMMAND: loads the functions of the mode, which scripts/containers/
# and scripts/local/ both define.
load_mode() {
  MODE=$(choose_mode "$1")
  export MODE
  # shellcheck source=/dev/null
  . "scripts/$MODE/environment.sh"
}

docker_is_available() { docker info && docker compose version; } >/dev/null 2>&1

# choose_mode COMMAND: prints the mode or exits with an error.
choose_mode() {
  local requested=${MODE:-} mode file owner
  file=$(env_file)
  if [[ -f $file && ! -r $file ]]; then
    read -r _ _ owner _ < <(ls -ld "$file")
    fail "You aren't allowed to read $file, which belongs to $owner. Nothing was changed." \
      "Run this as that user, such as with: sudo -u $owner make $1"
  fi
  require_readable_lines
  case $requested in '' | containers | local) ;; *) fail 'MODE must be "containers" or "local".' ;; esac
  mode=$(recorded_setting MODE)
  case $mode in
    '') mode=$(first_mode "$requested") || exit ;;
    containers | local) ;;
    *) fail "MODE in $file must be \"containers\" or \"local\"." ;;
  esac
  [[ -z $requested || $requested == "$mode" ]] || fail \
    "This site runs with MODE=$mode, but you asked for MODE=$requested. Leave out MODE." \
    'To switch: "make backup", "make down", set MODE in .env, "make up", then "make restore FILE=…".'
  [[ $mode == local ]] || docker_is_available || fail_without_docker "$1"
  printf '%s' "$mode"
}

fail_without_docker() {
  local why
  if command -v docker >/dev/null; then
    why="Docker and its Compose plugin aren't answering"
  else
    why="there is no Docker on this machine"
  fi
  fail "\"make $1\" needs Docker (MODE=containers), and $why. Nothing was changed." \
    '- Start it: "sudo systemctl start docker", or open Docker Desktop.' \
    '- Check that you can use it: "docker info".' \
    '  If it says "permission denied": "sudo usermod -aG docker YOUR-NAME", then sign in again.' \
    '- Check the plugin: "docker compose version". README.md says how to install both.'
}

# Selects a mode based on existing data if none is recorded.
first_mode() {
  local requested=$1 existing=''
  if [[ -f $(env_file) ]]; then existing=$(mode_in_use); fi
  if [[ -n $existing ]]; then
    say "$existing"
  elif [[ -n $requested ]]; then
    say "$requested"
  elif docker_is_available; then
    say containers
  elif [[ -f $(env_file) ]] && command -v docker >/dev/null; then
    # The site's Docker could be down, so don't start a second site.
    fail "$(env_file) doesn't say how this site runs, and Docker isn't answering. Nothing was changed." \
      'If it runs in containers, start Docker: "sudo systemctl start docker", or open Docker Desktop. Then try again.' \
      'If it runs as local processes, add the line MODE=local to .env.'
  else
    say local
  fi
}

# Prints the mode of existing data, for an .env from before MODE was recorded.
mode_in_use() {
  if docker_is_available && site_has_volumes; then
    say containers
  elif [[ -d .local/redis ]]; then
    say local
  fi
}

# Volumes are labeled with the project's name.
site_has_volumes() {
  [[ -n $(docker volume ls --quiet --filter "label=com.docker.compose.project=$(project_name)") ]]
}

# Prints the name of the Compose project.
project_name() { docker compose config --format json 2>/dev/null | sed -n 's/^  "name": "\(.*\)",*$/\1/p'; }

# Records the mode in .env.
record_mode() {
  [[ ! -f $(env_file) || -n $(recorded_setting MODE) ]] || write_setting "$(env_file)" MODE "$MODE"
}
