#!/usr/bin/env bash
# Removes the message that ID names, which has failed or is quarantined, or with ALL=1 every quarantined one.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. scripts/containers/environment.sh
. scripts/shared/discard.sh

discard
