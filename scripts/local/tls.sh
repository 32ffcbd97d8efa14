#!/usr/bin/env bash
# HTTPS is for the containers alone: says so.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. scripts/shared/messages.sh

fail 'HTTPS needs the containers: install Docker with its Compose plugin, then "make up" and "make tls".' \
  'As local processes the site is for trying out, over HTTP.'
