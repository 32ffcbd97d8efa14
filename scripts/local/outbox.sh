#!/usr/bin/env bash
# Lists the messages that wait, have failed or are quarantined.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. scripts/local/environment.sh

use_node
outbox list
