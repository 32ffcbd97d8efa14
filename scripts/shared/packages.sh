# shellcheck shell=bash
# npm dependencies.

# Installs dependencies if the lockfile has changed.
install_packages() {
  local package lock stamp
  for package in "$@"; do
    stamp=$package/node_modules/.installed-from
    lock=$(fingerprint "$package/package-lock.json" -- "$(node --version)")
    [[ -f $stamp && $(<"$stamp") == "$lock" ]] && continue
    say "Installing the packages of $package/ ..."
    (cd "$package" && npm ci --no-audit --no-fund --loglevel=error)
    printf '%s' "$lock" >"$stamp"
  done
}
