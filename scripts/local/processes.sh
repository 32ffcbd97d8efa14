# shellcheck shell=bash
# Long-running programs of a local stack. Each has in $STATE_DIR: logs/NAME.log of this start and
# NAME.log.1 of the one before, run/NAME.pid (the process and the moment it started, so that a number
# used again is not mistaken) and run/NAME.from (what it was started from).

# keep_running NAME FROM COMMAND...: starts the program, or starts it anew when FROM has changed.
keep_running() {
  local name=$1 from=$2
  if is_running "$name" && [[ $(<"$STATE_DIR/run/$name.from") == "$from" ]]; then return; fi
  stop_process "$name"
  mkdir -p "$STATE_DIR/run" "$STATE_DIR/logs"
  [[ ! -f $STATE_DIR/logs/$name.log ]] || mv "$STATE_DIR/logs/$name.log" "$STATE_DIR/logs/$name.log.1"
  # A session of its own: Ctrl-C in the terminal does not reach it, and its children end with it.
  # Descriptor 9 is a lock of the script's, which must not outlive it.
  setsid "${@:3}" >"$STATE_DIR/logs/$name.log" 2>&1 </dev/null 9<&- &
  local pid=$!
  disown
  printf '%s %s' "$pid" "$(start_time "$pid")" >"$STATE_DIR/run/$name.pid"
  printf '%s' "$from" >"$STATE_DIR/run/$name.from"
}

is_running() {
  local pid='' started=''
  # nginx removes its file as it ends, which can be now.
  { read -r pid started <"$STATE_DIR/run/$1.pid"; } 2>/dev/null || true
  [[ -n $started && $(start_time "$pid") == "$started" ]]
}

# Asks the program to end, waits up to 35 seconds (a mail in hand may take as long), then ends it.
stop_process() {
  local name=$1 pid=''
  if is_running "$name"; then
    { read -r pid _ <"$STATE_DIR/run/$name.pid"; } 2>/dev/null || true
    [[ -n $pid ]] || return 0
    kill -TERM "$pid" 2>/dev/null || true
    for _ in {1..350}; do
      is_running "$name" || break
      sleep 0.1
    done
    kill -KILL -- "-$pid" 2>/dev/null || true
  fi
  rm -f "$STATE_DIR/run/$name.pid" "$STATE_DIR/run/$name.from"
}

# Prints when a process started, in clock ticks since boot; nothing for one that has ended.
start_time() {
  local stat
  stat=$(cat "/proc/$1/stat" 2>/dev/null) || return 0
  # The name in brackets may hold spaces. After it: state, and 19 fields on the start time.
  read -ra stat <<<"${stat##*) }"
  [[ ${stat[0]} == Z ]] || printf '%s' "${stat[19]}"
}
