# shellcheck shell=bash
# Functions that print shell commands to run in Redis's data folder.

# Removes snapshots from before they were disabled, because they contain deleted messages. Redis only reads its
# append-only files.
remove_old_snapshots_command() { say '[ ! -d appendonlydir ] || rm -f dump.rdb temp-*.rdb'; }

# Turns a snapshot from standard input into append-only files next to the current ones, and checks that Redis can
# read them.
prepare_snapshot() {
  say 'set -e; rm -rf restored; mkdir restored; cat >restored/appendonly.aof.1.base.rdb;' \
    'redis-check-rdb restored/appendonly.aof.1.base.rdb >/dev/null;' \
    'echo "file appendonly.aof.1.base.rdb seq 1 type b" >restored/appendonly.aof.manifest'
}

# Replaces the current append-only files. Redis must be stopped.
install_snapshot() {
  say 'set -e; rm -rf replaced dump.rdb; [ ! -d appendonlydir ] || mv appendonlydir replaced;' \
    'mv restored appendonlydir; rm -rf replaced'
}

# Succeeds if Redis can read the whole append-only file.
check_append_only_file() {
  say '[ ! -f appendonlydir/appendonly.aof.manifest ] || redis-check-aof appendonlydir/appendonly.aof.manifest >/dev/null 2>&1'
}
