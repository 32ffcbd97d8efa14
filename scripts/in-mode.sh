#!/usr/bin/env bash
# Runs a command such as `up` in the site's mode: in-mode.sh COMMAND [ARGUMENT...]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
for part in messages settings mode; do
  # shellcheck source=/dev/null
  . "scripts/shared/$part.sh"
done

MODE=$(choose_mode "$1")
export MODE
exec "scripts/verbs/$1.sh" "${@:2}"
