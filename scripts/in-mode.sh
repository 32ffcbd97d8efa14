#!/usr/bin/env bash
# Runs a verb such as `up` in the mode that fits this machine: in-mode.sh VERB
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/shared/messages.sh
. scripts/shared/docker.sh

if [[ -z ${MODE:-} ]]; then
  if docker_answers; then MODE=containers; else MODE=local; fi
fi

case $MODE in
  containers) require_docker MODE=containers ;;
  local) ;;
  *) fail 'MODE is either "containers" or "local".' ;;
esac

exec "scripts/$MODE/$1.sh"
