# shellcheck shell=bash
# What every command needs: output for the operator, where each argument is a
# line, the log of a long command, handlers for its end, and locks.

say() { printf '%s\n' "$@"; }

say_in_one_line() { say "$*"; }

# Prints an error with instructions and exits.
fail() {
  printf 'Error: %s\n' "$1" >&2
  (($# < 2)) || printf '%s\n' "${@:2}" >&2
  exit 1
}

# Prints a name for this site's files in .cache/, because tests have sites of
# their own.
site_name() {
  local name
  name=$(basename "$(env_file)" .env)
  say "${name/#.env/site}"
}

# A long command prints a line for each step. What the programs print goes to a
# log, which the next command replaces.

# open_log COUNT: COUNT is the number of steps in containers, if it's known.
# With local processes, only what has changed is one.
open_log() {
  step_log=.cache/logs/$(site_name).log step_count=''
  [[ ${MODE:-} != containers ]] || step_count=$1
  mkdir -p .cache/logs
  rm -f "$step_log"
  (umask 077 && : >"$step_log")
  [[ -z $1 ]] || say "What the programs print goes to $step_log."
}

# step NAME: starts a step, unless it's going on. Counts in the log, so that
# steps in subshells count too.
step() {
  local number=''
  if [[ -z ${step_log:-} ]]; then
    say "$1 ..."
    return
  fi
  [[ $(grep '^=== ' "$step_log" | tail -n 1) != "=== $1" ]] || return 0
  say "=== $1" >>"$step_log"
  [[ -z $step_count ]] || number="$(grep -c '^=== ' "$step_log") of $step_count  "
  printf '%3d:%02d  %s%s ...\n' $((SECONDS / 60)) $((SECONDS % 60)) "$number" "$1"
}

# logged COMMAND...: runs a command whose output goes to the log, if there is
# one. If it fails, shows why.
logged() {
  [[ -n ${step_log:-} ]] || {
    "$@"
    return
  }
  # Leaves out Compose's warning about a $ in a secret, because it quotes what
  # follows.
  "$@" 2>&1 | sed '/variable is not set/d' >>"$step_log" || {
    say_log_end >&2
    return 1
  }
}

# Prints the last lines of the step, or of what failed in it if a build says so.
say_log_end() {
  awk '
    /^=== / { split("", failed); found = 0; count = 0; next }
    /^#[0-9]+ ERROR: / { failed[$1]; found = 1 }
    { lines[++count] = $0 }
    END {
      for (i = 1; i <= count; i++) {
        split(lines[i], words)
        if (found && !(words[1] in failed)) continue
        if (found) sub(/^#[0-9]+ ([0-9]+[.][0-9]+ )?/, "", lines[i])
        print lines[i]
      }
    }' "$step_log" | tail -n 30
  say "Above are the last lines of $step_log."
}

# build_pages_with COMMAND...: builds the pages, and keeps when that started for
# `make preflight`.
build_pages_with() {
  local started
  started=$(build_start_file)
  mkdir -p .cache
  touch "$started.new"
  logged "$@" || return
  mv "$started.new" "$started"
}

build_start_file() { say ".cache/pages-of-$(site_name)"; }

# at_exit COMMAND: runs a shell command on exit, in reverse order. Subshells
# have separate exit handlers.
at_exit() {
  [[ ${exit_level:-} == "$BASH_SUBSHELL" ]] || exit_commands=''
  exit_level=$BASH_SUBSHELL
  exit_commands="$1
$exit_commands"
  # shellcheck disable=SC2154 # Set by the trap.
  trap 'exit_status=$?; eval "$exit_commands"; exit "$exit_status"' EXIT
}

# Locks let only one make target at a time change something. The kernel keeps
# one until the last process that has inherited its descriptor ends, even by a
# kill. So a step that goes on without its target holds it, too.

# hold_lock NAME [TARGET]
hold_lock() {
  local file=.cache/locks/$1.lock target=${2:-$1}
  mkdir -p .cache/locks
  exec 9>>"$file"
  # Perl, because macOS has no flock command.
  perl -MFcntl=LOCK_EX,LOCK_NB -e 'open my $file, ">>&=9" or die $!; exit !flock $file, LOCK_EX | LOCK_NB' ||
    fail "\"make $(sed -n 1p "$file")\" has been running in this folder since $(sed -n 2p "$file")." \
      "Try \"make $target\" again when it's done."
  say "$target" "$(date '+%H:%M on %Y-%m-%d')" >"$file"
}

# hold_site_lock TARGET: for targets that change the site.
hold_site_lock() { hold_lock "site-$(basename "$(env_file)")" "$1"; }
