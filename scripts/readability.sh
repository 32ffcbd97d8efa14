#!/usr/bin/env bash
# Shows how hard each page is to read, or all sentences of one: PAGE=about.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/local/environment.sh

use_node
install_packages
npm run --silent practice
npm --prefix frontend run --silent readability -- ${PAGE:+"$PAGE"}
