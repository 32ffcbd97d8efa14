# shellcheck shell=bash
# What scripts/shared/backup.sh asks of the container mode.

# Not to standard output at once: redis-cli leaves the end mark of the transfer in it.
copy_redis() {
  docker compose exec -T redis sh -c \
    'trap "rm -f /data/snapshot.rdb" EXIT; redis-cli --rdb /data/snapshot.rdb >&2 && cat /data/snapshot.rdb' 2>/dev/null
}
put_redis() { docker compose run --rm --no-deps -T redis sh -c "cd /data && $(unfold_snapshot)"; }

copy_mails() { docker compose run --rm --no-deps -T backend tar -C /data -c mail; }
put_mails() { docker compose run --rm --no-deps -T backend tar -C /data -x --no-overwrite-dir; }

make_room() {
  build_images
  docker compose stop backend redis
}
start_site() { start_containers; }
