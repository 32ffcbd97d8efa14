#!/usr/bin/env bash
# Writes frontend/practice/ from answers in the terminal or in a file on
# standard input. ANSWERS=template prints a template of the file. FROM=FOLDER or
# FROM=FILE.zip takes a folder that another copy had.
. "$(dirname "${BASH_SOURCE[0]}")/shared/prelude.sh"
. scripts/local/environment.sh

# With ANSWERS=template, standard output must contain only the template.
{
  use_node
  install_packages
} </dev/null >&2
# Replaces this shell, so that Node handles Ctrl-C.
exec node frontend/generator/adopt/adopt.ts "${ANSWERS:-}" "${FROM:-}"
