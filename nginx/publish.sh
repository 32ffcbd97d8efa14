#!/usr/bin/env bash
# Publishes built pages without a reload of nginx: publish.sh DIST SITE_ROOT
#
#   SITE_ROOT/releases/ID.STYLE.PREVIOUS[.analytics]/   a copy of DIST; content-security-policy.conf
#                                                       reads the name
#   SITE_ROOT/current                                   a symlink that nginx follows, replaced atomically
#   SITE_ROOT/assets/                                   the hashed files of all kept releases
set -euo pipefail

dist=$(cd "$1" && pwd) kept_releases=5
mkdir -p "$2/releases" "$2/assets"
cd "$2"
exec 9>.lock
flock 9

# Redirects are symlinks.
contents() {
  find . -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum
  find . -type l -printf '%p %l\n' | LC_ALL=C sort
}

id=$(cd "$dist" && contents | sha256sum | cut -c 1-16)
current=$(basename "$(readlink current || true)")
[[ ${current%%.*} != "$id" ]] || exit 0

traits=$(<"$dist/release")
style=${traits%%.*}
IFS=. read -r _ previous _ <<<"$current"
name=$id.$style.${previous:-$style}${traits#"$style"}

# On a full disk, leave nothing behind.
trap 'rm -rf releases/new' EXIT
rm -rf releases/new "releases/$name"
cp -R --preserve=timestamps "$dist" releases/new
# Unchanged files stay the same file with the same ETag, so that browser caches stay valid.
(cd releases/new && find . -type f -print0) | while IFS= read -r -d '' file; do
  ! cmp -s "current/$file" "releases/new/$file" || ln -f "current/$file" "releases/new/$file"
done
touch releases/new
mv -T releases/new "releases/$name"

cp -Rlf "releases/$name/files/assets/." assets/
ln -sfn "releases/$name" next
mv -T next current

# shellcheck disable=SC2012 # The names are our own.
ls -t releases | tail -n "+$((kept_releases + 1))" | while read -r old; do rm -rf "releases/$old"; done
find assets -type f -links 1 -delete
