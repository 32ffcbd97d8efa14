# shellcheck shell=bash
# Output for the operator, where each argument is a line, and exit handlers.

say() { printf '%s\n' "$@"; }

# Prints an error with instructions and exits.
fail() {
  printf 'Error: %s\n' "$1" >&2
  (($# < 2)) || printf '%s\n' "${@:2}" >&2
  exit 1
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
