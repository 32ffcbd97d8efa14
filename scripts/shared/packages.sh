# shellcheck shell=bash
# npm dependencies.

# Installs the dependencies of all workspaces if the lockfile has changed.
install_packages() {
  local stamp=node_modules/.installed-from lock
  lock=$(fingerprint package-lock.json -- "$(node --version)")
  [[ ! -f $stamp || $(<"$stamp") != "$lock" ]] || return 0
  say 'Installing packages ...'
  npm ci --no-audit --no-fund --loglevel=error
  printf '%s' "$lock" >"$stamp"
}
