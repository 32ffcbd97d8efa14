# shellcheck shell=bash
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
