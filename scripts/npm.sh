#!/usr/bin/env bash
# npm.sh ARGUMENT...: runs npm with the Node and the packages of this repository, and with the practice's facts.
. "$(dirname "${BASH_SOURCE[0]}")/shared/prelude.sh"
. scripts/local/environment.sh

use_node
install_packages
npm run --silent practice
npm "$@"
