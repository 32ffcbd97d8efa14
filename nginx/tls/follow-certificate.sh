#!/usr/bin/env bash
# Has nginx take over each new certificate: follow-certificate.sh CONFIGURATION. A reload keeps serving
# with the old one whatever comes, and finishes the requests in hand.
set -uo pipefail

while sleep 5; do
  if "$(dirname "${BASH_SOURCE[0]}")/use-certificate.sh"; then nginx -c "$1" -s reload; fi
done
