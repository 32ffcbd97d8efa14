#!/usr/bin/env bash
# Walks through the site of one practice in a browser, over a small local stack of its own:
# scripts/local/walk-practice.sh FOLDER, such as examples/athens, relative to frontend/.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. scripts/local/environment.sh
. scripts/local/test-stack.sh

export PRACTICE=$1 E2E_PRACTICE=${1##*/}
use_node
trap 'stop_test_stack "test-$E2E_PRACTICE"' EXIT
start_test_stack "test-$E2E_PRACTICE"
(cd e2e && npm run --silent test)
