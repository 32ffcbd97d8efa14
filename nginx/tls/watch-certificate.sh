#!/usr/bin/env bash
# Reloads nginx when there's a new certificate: watch-certificate.sh CONFIGURATION. A failed reload keeps
# the old configuration.
set -uo pipefail

while sleep 5; do
  if "$(dirname "${BASH_SOURCE[0]}")/use-certificate.sh"; then nginx -c "$1" -s reload; fi
done
