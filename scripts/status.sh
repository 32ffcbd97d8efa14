#!/usr/bin/env bash
# Shows services, health, messages, certificate, and the age of images and backup.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/shared/mode.sh
load_mode status

say "Mode: $MODE"
warn_about_settings
say_services
say_readiness
# It would wait for Redis.
{ redis_runs && (outbox summary) 2>/dev/null; } || say "Messages: unknown, because Redis isn't running."
say_damage
say_certificate
upkeep show 2>/dev/null || say "Images and backups: age unknown, because Redis isn't running."
say_disk | awk 'NR == 2 { print "Disk: " $5 " full." }' || true
