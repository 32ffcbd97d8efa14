# shellcheck shell=bash
# The npm packages of frontend/, backend/ and e2e/.

# Installs a package's dependencies when its lockfile changed since the last time.
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
