# shellcheck shell=bash
# Runs commands in parallel, each with its own log. They're all stopped when the script ends.

job_logs=.cache/jobs job_names=() job_pids=()

# start_job NAME COMMAND...: starts a command in its own process group, so that it can be killed completely.
start_job() {
  mkdir -p "$job_logs"
  set -m
  "${@:2}" >"$job_logs/$1.log" 2>&1 </dev/null &
  set +m
  job_names+=("$1") job_pids+=("$!")
}

# finish_job NAME: waits for the job, prints its log and returns its exit code.
finish_job() {
  local status=0 index
  for index in "${!job_names[@]}"; do
    [[ ${job_names[index]} == "$1" ]] || continue
    wait "${job_pids[index]}" || status=$?
    job_names[index]=''
  done
  say '' "== $1"
  cat "$job_logs/$1.log"
  return "$status"
}

stop_jobs() {
  local index
  for index in ${job_names[@]+"${!job_names[@]}"}; do
    [[ -z ${job_names[index]} ]] || kill -- "-${job_pids[index]}" 2>/dev/null || true
    # It may still have to remove something.
    wait "${job_pids[index]}" 2>/dev/null || true
  done
}
at_exit stop_jobs
trap 'exit 130' INT TERM
