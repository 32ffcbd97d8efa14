# shellcheck shell=bash
# Docker and its Compose plugin.

docker_answers() { docker info && docker compose version; } >/dev/null 2>&1

# Ends the script, naming what asked for containers, where Docker does not answer.
require_docker() {
  docker_answers || fail "$1 needs Docker with its Compose plugin, which does not answer: start it, or install it, and see to it that you may use it."
}
