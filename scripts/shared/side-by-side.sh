# shellcheck shell=bash
# Commands that run at the same time, each with a log of its own. Sourced, it sets the traps that end them.

declare -A beside_running
beside_logs=.cache/side-by-side

# beside NAME COMMAND...: starts a program, in a group of its own, so that nothing of it outlives the script.
beside() {
  mkdir -p "$beside_logs"
  setsid "${@:2}" >"$beside_logs/$1.log" 2>&1 9<&- &
  beside_running[$1]=$!
}

# Waits for the program's end, prints what it printed, and ends as it did.
finish_beside() {
  local status=0
  wait "${beside_running[$1]}" || status=$?
  unset "beside_running[$1]"
  say '' "== $1"
  cat "$beside_logs/$1.log"
  return "$status"
}

end_beside() {
  local pid
  for pid in "${beside_running[@]}"; do kill -- "-$pid" 2>/dev/null || true; done
}
trap end_beside EXIT
trap 'exit 130' INT TERM
