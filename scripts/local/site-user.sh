# shellcheck shell=bash
# Determines the user of a local stack's programs: the current user, or www-data if that's root. root's nginx keeps a
# master process that opens the port.

# Sets $site_user and the command prefixes for stack.sh: $in_view for programs that switch the user themselves,
# $as_site_user for the others. Needs Node and the built backend.
choose_site_user() {
  local drop
  ((EUID == 0)) || return 0
  site_user=www-data
  id "$site_user" >/dev/null 2>&1 || site_user=nobody
  drop=(setpriv --reuid="$site_user" --regid="$(id -gn "$site_user")" --clear-groups --no-new-privs --)
  as_site_user=("${drop[@]}") in_view=(env)
  if site_user_can_read; then return; fi

  # The checkout is inside a folder that only root can access, such as /root. Mount only what the programs need at
  # that path, in a namespace that only they see.
  mkdir -p .tools
  in_view=(unshare --mount --propagation private sh -c "$view" view "$(closed_folder "${drop[@]}")" "$PWD" "$STATE_DIR")
  as_site_user=("${in_view[@]}" "${drop[@]}")
  if site_user_can_read; then return; fi
  fail "Root's processes run as $site_user here, who can't read $PWD or Node ($(command -v node))." \
    'Start the site as a user other than root, or move the checkout to a place that others can read, such as /srv.'
}

site_user_can_read() {
  "${as_site_user[@]}" node -e 'require("node:fs").readFileSync(process.argv[1])' \
    "$PWD/backend/dist/backend/src/main.js" 2>/dev/null
}

# Prints the first parent folder that another user can't access.
closed_folder() {
  local folder='' name
  local IFS=/
  for name in ${PWD#/}; do
    folder+=/$name
    "$@" test -x "$folder" || break
  done
  printf '%s' "$folder"
}

# shellcheck disable=SC2016 # Expanded by the inner shell.
view='
  set -e
  closed=$1 site=$2 state=$3
  shift 3
  exec 3<"$site/backend" 4<"$site/.tools" 5<"$state" 6<"$site/shared" 7<"$site/node_modules"
  mount -t tmpfs -o mode=755,size=1m view "$closed"
  mkdir -p "$site/backend" "$site/.tools" "$state" "$site/shared" "$site/node_modules"
  mount --no-canonicalize --bind /proc/self/fd/3 "$site/backend"
  mount --no-canonicalize --bind /proc/self/fd/4 "$site/.tools"
  mount --no-canonicalize --bind /proc/self/fd/5 "$state"
  mount --no-canonicalize --bind /proc/self/fd/6 "$site/shared"
  mount --no-canonicalize --bind /proc/self/fd/7 "$site/node_modules"
  exec 3<&- 4<&- 5<&- 6<&- 7<&-
  cd "$site"
  exec "$@"'

# chown_to_site_user FOLDER...: lets the programs write to these folders.
chown_to_site_user() { [[ -z $site_user ]] || chown -R "$site_user" "$@"; }
