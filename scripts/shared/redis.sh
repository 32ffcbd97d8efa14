# shellcheck shell=bash

# Prints the command that removes, in the folder of a Redis, the snapshots that it wrote before they were
# switched off. They hold messages deleted since. With an append-only file Redis reads nothing else.
forget_snapshots() { say '[ ! -d appendonlydir ] || rm -f dump.rdb temp-*.rdb'; }
