# shellcheck shell=bash
# Output for the operator, where each argument is a line, timed steps, and exit handlers.

say() { printf '%s\n' "$@"; }

# Prints an error with instructions and exits.
fail() {
  printf 'Error: %s\n' "$1" >&2
  (($# < 2)) || printf '%s\n' "${@:2}" >&2
  exit 1
}

# step NAME COMMAND...: runs a command, prints its time, and adds the name to $failed if it fails.
step() {
  local start=$SECONDS
  say '' "=== $1"
  "${@:2}" || failed+=("$1")
  say "=== $1: $((SECONDS - start)) s"
}

# at_exit COMMAND: runs a shell command on exit, in reverse order. Subshells have separate exit handlers.
at_exit() {
  [[ ${exit_level:-} == "$BASH_SUBSHELL" ]] || exit_commands=''
  exit_level=$BASH_SUBSHELL
  exit_commands="$1
$exit_commands"
  # shellcheck disable=SC2154 # Set by the trap.
  trap 'exit_status=$?; eval "$exit_commands"; exit "$exit_status"' EXIT
}
