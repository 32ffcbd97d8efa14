#!/usr/bin/env bash
# Runs the browser tests for any practice on a separate local stack:
# scripts/local/test-practice.sh FOLDER, such as examples/athens, relative to frontend/.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. scripts/local/environment.sh
. scripts/local/test-stack.sh

export PRACTICE=$1 E2E_PRACTICE=${1##*/}
use_node
at_exit "stop_test_stack 'test-$E2E_PRACTICE'"
start_test_stack "test-$E2E_PRACTICE"
(cd e2e && npm run --silent test)
