#!/usr/bin/env bash
# Measures POST /api/contact beside a Nest handler that only validates. Wants a machine at rest.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/local/environment.sh

prepare_machine
need_commands wrk:wrk
install_packages backend
cd backend
npx tsc -p tsconfig.bench.json
exec node bench/bench-api.ts
