#!/usr/bin/env bash
# Writes frontend/practice/ from answers on the terminal, or in a file on standard input.
# ANSWERS=template prints such a file.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/local/environment.sh

# Standard output is the template's alone.
{
  use_node
  install_packages frontend
} </dev/null >&2
# Not a child: Ctrl-C is Node's to answer.
exec node frontend/build/adopt/adopt.ts "${ANSWERS:-}"
