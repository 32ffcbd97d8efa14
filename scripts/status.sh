#!/usr/bin/env bash
# Shows version, services, health, messages, certificate, and the age of images
# and backup. Names what's broken.
. "$(dirname "${BASH_SOURCE[0]}")/shared/prelude.sh"
. scripts/shared/mode.sh
. scripts/shared/backup-schedule.sh
load_mode status

# Prints the checkout's version. What runs can be older, until "make up" or
# "make update" builds it.
say_version() {
  local version commit
  version=$(sed -n 's/^  "version": "\(.*\)",$/\1/p' package.json)
  commit=$(git rev-parse --short HEAD 2>/dev/null) || commit=unknown
  say "Version: $version, commit $commit (of this checkout)"
}

why_unknown() {
  if redis_runs; then
    say "because the backend doesn't answer"
  else
    say "because Redis isn't running"
  fi
}

say "Mode: $MODE"
say_version
say_release
warn_about_settings
say_services
say_readiness
# Without Redis, the summary of messages would wait for it.
{ redis_runs && (outbox summary) 2>/dev/null; } ||
  say "Messages, images and backups: unknown, $(why_unknown)."
say_damage
say_certificate
say_backup_schedule
say_disk | awk 'NR == 2 { print "Disk: " $5 " full." }' || true
