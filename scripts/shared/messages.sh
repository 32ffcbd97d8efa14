# shellcheck shell=bash
# What a person reads while the scripts work. Each argument is a line.

say() { printf '%s\n' "$@"; }

# Prints what went wrong and what to do, and ends the script.
fail() {
  printf 'Error: %s\n' "$1" >&2
  (($# < 2)) || printf '%s\n' "${@:2}" >&2
  exit 1
}
