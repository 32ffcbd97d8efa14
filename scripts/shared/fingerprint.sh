# shellcheck shell=bash
# Detects changed build input.

# macOS has shasum. An array, for xargs.
if command -v sha256sum >/dev/null; then sha256=(sha256sum); else sha256=(shasum -a 256); fi

# fingerprint PATH... [-- WORD...]: prints a hash of the names and contents of all files in the paths, and
# of the words.
fingerprint() {
  local paths=()
  while (($#)) && [[ $1 != -- ]]; do
    paths+=("$1")
    shift
  done
  {
    find "${paths[@]}" \( -name node_modules -o -name dist -o -name .cache \) -prune -o -type f -print0 |
      LC_ALL=C sort -z | xargs -0 "${sha256[@]}"
    printf '%s\n' "$@"
  } | "${sha256[@]}" | cut -c 1-16
}
