# shellcheck shell=bash
# How a command of a site begins, such as up.sh for `make up`: at the top of the checkout, with the functions of the
# site's mode. Not admin.sh, which is three commands.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. scripts/shared/mode.sh
load_mode "$(basename "$0" .sh)"
