# shellcheck shell=bash
# The first line of every script: stops at errors, goes to the repository's
# folder, and forgets what in a person's shell changes how commands work.

set -euo pipefail
# With it, `cd` can go elsewhere and prints where it went.
unset CDPATH
# In Turkish, [A-Z] has no I.
export LC_ALL=C
# What a server's user writes is for other users of this machine, too, such as
# nginx's. What's private says so where it's written.
umask 022
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
