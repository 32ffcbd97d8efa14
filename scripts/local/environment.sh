# shellcheck shell=bash
# What every script of the local mode needs, and the stack of `make up`.

for part in messages lock settings proxy-settings ports fingerprint debian-packages node packages \
  readiness redis secrets first-settings admin-password browser; do
  # shellcheck source=/dev/null
  . "scripts/shared/$part.sh"
done
for part in programs processes builds stack; do
  # shellcheck source=/dev/null
  . "scripts/local/$part.sh"
done

export STATE_DIR=$PWD/.local ENV_FILE=.env
