# shellcheck shell=bash
# Programs that come from Debian.

# Makes sure of programs: need_commands COMMAND:PACKAGE..., where a COMMAND with a slash is a file.
# Root gets what is missing installed; anybody else reads what to install.
need_commands() {
  local pair missing=()
  PATH=$PATH:/usr/sbin
  for pair in "$@"; do
    has_program "${pair%%:*}" || missing+=("${pair#*:}")
  done
  ((${#missing[@]})) || return 0
  if ((EUID != 0)) || ! command -v apt-get >/dev/null; then
    fail "These programs are missing. Install them with: sudo apt-get install --no-install-recommends ${missing[*]}" \
      'If a service of the same name starts by itself then, it can be switched off: this project starts its own.'
  fi
  say "Installing ${missing[*]} ..."
  install_quietly "${missing[@]}"
}

has_program() {
  if [[ $1 == */* ]]; then [[ -e $1 ]]; else command -v "$1" >/dev/null; fi
}

# Installs packages without starting their services, now or at the next boot.
install_quietly() {
  local policy=/usr/sbin/policy-rc.d log added_policy='' service
  log=$(mktemp)
  if [[ ! -e $policy ]]; then
    printf '#!/bin/sh\nexit 101\n' >"$policy"
    chmod +x "$policy"
    added_policy=yes
  fi
  {
    apt-get update -qq &&
      DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
        -o DPkg::Lock::Timeout=300 "$@"
  } >"$log" 2>&1 </dev/null || {
    [[ -z $added_policy ]] || rm -f "$policy"
    fail "apt-get could not install $*:" "$(tail -n 5 "$log")"
  }
  [[ -z $added_policy ]] || rm -f "$policy"
  rm -f "$log"
  if command -v systemctl >/dev/null; then
    for service in nginx redis-server; do
      [[ " $* " != *" $service "* ]] || systemctl disable --quiet "$service" 2>/dev/null || true
    done
  fi
}
