# shellcheck shell=bash
# Long-running programs of a local stack. Files in $STATE_DIR: logs/NAME.log and the previous NAME.log.1,
# run/NAME.pid (process ID and start time, in case the ID is reused) and run/NAME.from (a fingerprint of
# the program).

# keep_running NAME FROM COMMAND...: starts the program, or restarts it if FROM has changed.
keep_running() {
  local name=$1 from=$2
  if is_running "$name" && [[ $(<"$STATE_DIR/run/$name.from") == "$from" ]]; then return; fi
  stop_process "$name"
  mkdir -p "$STATE_DIR/run" "$STATE_DIR/logs"
  [[ ! -f $STATE_DIR/logs/$name.log ]] || mv "$STATE_DIR/logs/$name.log" "$STATE_DIR/logs/$name.log.1"
  # A separate process group, so that Ctrl-C doesn't reach it and its children can be killed with it.
  set -m
  "${@:3}" >"$STATE_DIR/logs/$name.log" 2>&1 </dev/null &
  local pid=$!
  disown
  set +m
  printf '%s %s' "$pid" "$(start_time "$pid")" >"$STATE_DIR/run/$name.pid"
  printf '%s' "$from" >"$STATE_DIR/run/$name.from"
}

is_running() {
  local pid='' started=''
  # nginx removes its file on exit, which can happen at any time.
  { read -r pid started <"$STATE_DIR/run/$1.pid"; } 2>/dev/null || true
  [[ -n $started && $(start_time "$pid") == "$started" ]]
}

# Stops the program with SIGTERM, or with SIGKILL after 35 seconds, since a mail delivery can take that long.
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

# Prints a process's start time, or nothing if it has ended. Exact on Linux, in seconds elsewhere.
start_time() {
  local stat
  if [[ ! -d /proc/self ]]; then
    LC_ALL=C ps -o lstart= -p "$1" 2>/dev/null | tr -s ' ' - || true
    return
  fi
  stat=$(cat "/proc/$1/stat" 2>/dev/null) || return 0
  # Skip the name in parentheses, which can contain spaces. Then comes the state, and 19 fields later the start time.
  read -ra stat <<<"${stat##*) }"
  [[ ${stat[0]} == Z ]] || printf '%s' "${stat[19]}"
}
