#!/usr/bin/env bash
# Prints a link that lets a browser past a flood of guesses at the admin's password.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
# shellcheck source=/dev/null
. "scripts/${MODE:?make sets it}/environment.sh"

site_is_up || fail "The site isn't running. Start it with \"make up\"."
say "Open this link within ten minutes in the browser that you sign in with. It doesn't sign you in: the password is still needed." \
  "$(create_admin_link)"
