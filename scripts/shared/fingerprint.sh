# shellcheck shell=bash
# Tells whether inputs changed since something was made from them.

# Prints one hash of the names and contents of all files under the given paths, and of given words:
# fingerprint PATH... [-- WORD...]
fingerprint() {
  local paths=()
  while (($#)) && [[ $1 != -- ]]; do
    paths+=("$1")
    shift
  done
  {
    find "${paths[@]}" \( -name node_modules -o -name dist -o -name .cache \) -prune -o -type f -print0 |
      LC_ALL=C sort -z | xargs -0 sha256sum
    printf '%s\n' "$@"
  } | sha256sum | cut -c 1-16
}
