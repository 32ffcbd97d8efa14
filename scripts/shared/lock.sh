# shellcheck shell=bash

# Lets a make target run once at a time in this folder; the lock ends with the script.
hold_lock() {
  mkdir -p .cache
  exec 9>".cache/$1.lock"
  flock --nonblock 9 || fail "Another \"make $1\" is running in this folder. Wait for its end."
}
