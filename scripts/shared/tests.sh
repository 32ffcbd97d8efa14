# shellcheck shell=bash
# What the commands that test share: jobs side by side, each with its own log,
# phases with their times, and which pages have passed. The jobs are stopped
# when the script ends.

job_logs=.cache/jobs job_names=() job_pids=() job_limit=''

# start_job NAME COMMAND...: starts a command in its own process group, so that
# it can be killed completely.
start_job() {
  mkdir -p "$job_logs"
  set -m
  "${@:2}" >"$job_logs/$1.log" 2>&1 </dev/null &
  set +m
  job_names+=("$1") job_pids+=("$!")
}

# finish_job NAME: waits for the job, at most half an hour, prints its log and
# returns its exit code.
finish_job() {
  local status=0 index log="$job_logs/$1.log"
  for index in "${!job_names[@]}"; do
    [[ ${job_names[index]} == "$1" ]] || continue
    ! kill -0 "${job_pids[index]}" 2>/dev/null || end_after_half_an_hour "${job_pids[index]}" "$log"
    wait "${job_pids[index]}" || status=$?
    forget_limit
    job_names[index]=''
  done
  say '' "== $1"
  cat "$log"
  return "$status"
}

# end_after_half_an_hour PID LOG: a job that hangs must not hang all others.
end_after_half_an_hour() {
  set -m
  # shellcheck disable=SC2016 # Expanded by the inner shell.
  bash -c 'sleep 1800 && echo "Stopped after half an hour." && kill -- "-$1"' limit "$1" >>"$2" 2>&1 </dev/null &
  set +m
  job_limit=$!
  # Bash would report that it was killed.
  disown "$job_limit"
}

forget_limit() {
  # Nothing weaker: it can have just been forked, with the traps of this script.
  [[ -z $job_limit ]] || kill -KILL -- "-$job_limit" 2>/dev/null || true
  job_limit=''
}

stop_jobs() {
  local index
  forget_limit
  for index in ${job_names[@]+"${!job_names[@]}"}; do
    [[ -z ${job_names[index]} ]] || kill -- "-${job_pids[index]}" 2>/dev/null || true
    # A job may still have to remove something.
    wait "${job_pids[index]}" 2>/dev/null || true
  done
}
at_exit stop_jobs
trap 'exit 130' INT TERM

# Measures how long each part of a long command takes.
phase_names=() phase_starts=()

# start_phase NAME: ends the phase before.
start_phase() {
  say '' "=== $1"
  phase_names+=("$1") phase_starts+=("$SECONDS")
}

say_phases() {
  local index ends=("${phase_starts[@]:1}" "$SECONDS")
  say ''
  for index in "${!phase_names[@]}"; do
    printf '%6d s  %s\n' "$((ends[index] - phase_starts[index]))" "${phase_names[index]}"
  done
}

# Records which build of the pages has passed the browser tests. A release's
# name starts with a hash of all its files, so builds with the same name are
# identical.

# Identifies a build and the version of the tests.
tested_id() {
  local release=${1##*/}
  printf '%s %s' "${release%%.*}" "$(fingerprint e2e)"
}

# record_tested_pages RELEASE: records that it has passed all browser tests.
record_tested_pages() {
  mkdir -p .cache
  tested_id "$1" >.cache/tested-pages
}

pages_are_tested() {
  [[ -f .cache/tested-pages && $(<.cache/tested-pages) == "$(tested_id "$1")" ]]
}
