#!/usr/bin/env bash
# Decides which backend nginx calls: use-backend.sh [ADDRESS], by default BACKEND_ADDRESS. snippets/backend.conf reads the
# link, which is replaced atomically.
set -euo pipefail

address=${1:-$BACKEND_ADDRESS}
mkdir -p "$STATE_DIR/backends/$address"
cd "$STATE_DIR"
ln -sfn "backends/$address" next-backend
mv -T next-backend backend
