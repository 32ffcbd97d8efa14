# shellcheck shell=bash
# What every command needs: output for the operator, where each argument is a line, handlers for its end, and locks.

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

# Locks let only one make target at a time change something. A target writes a claim file to .cache/locks/, then checks
# for others, so at least one of two concurrent targets notices. Claims of killed targets are ignored.

# hold_lock NAME [TARGET]
hold_lock() {
  local claims=.cache/locks/$1 target=${2:-$1} other
  mkdir -p "$claims"
  claim=$claims/$$.$RANDOM
  at_exit "rm -f '$claim'"
  for _ in {1..40}; do
    say "$$" "$(command_of $$)" "$target" "$(date '+%H:%M on %Y-%m-%d')" >"$claims/.$$"
    mv "$claims/.$$" "$claim"
    other=$(other_claim "$claims")
    if [[ -z $other ]]; then
      say held >>"$claim"
      return
    fi
    [[ $(line_of "$other" 5) != held ]] || break
    # Both have just started.
    rm -f "$claim"
    sleep "0.$((RANDOM % 9))"
  done
  fail "\"make $(line_of "$other" 3)\" has been running in this folder since $(line_of "$other" 4)." \
    "Try \"make $target\" again when it's done."
}

# hold_site_lock TARGET: for targets that change the site.
hold_site_lock() { hold_lock "site-$(basename "$(env_file)")" "$1"; }

# Prints the claim of another live process and removes stale claims.
other_claim() {
  local other
  for other in "$1"/*; do
    [[ $other != "$claim" && -f $other ]] || continue
    if is_alive "$other"; then
      say "$other"
      return
    fi
    rm -f "$other"
  done
}

# The process exists and runs the same command, because process IDs are reused.
is_alive() {
  local pid
  pid=$(line_of "$1" 1)
  [[ -n $pid && $(command_of "$pid") == "$(line_of "$1" 2)" ]] && { kill -0 "$pid" 2>/dev/null || [[ -n $(command_of "$pid") ]]; }
}

line_of() { sed -n "$2p" "$1" 2>/dev/null; }

command_of() { ps -o command= -p "$1" 2>/dev/null || true; }
