# shellcheck shell=bash
# Installs programs from Debian packages.

# require_commands COMMAND:PACKAGE..., where a COMMAND with a slash is a file. Installs what is missing
# as root, otherwise fails with instructions.
require_commands() {
  local pair missing=()
  PATH=$PATH:/usr/sbin
  for pair in "$@"; do
    has_program "${pair%%:*}" || missing+=("${pair#*:}")
  done
  ((${#missing[@]})) || return 0
  command -v apt-get >/dev/null ||
    fail "These programs are missing: ${missing[*]} (named as in Debian)." 'On a Mac, "brew install redis" installs the one that "make dev" needs.'
  if ((EUID != 0)); then
    fail "These programs are missing. Install them with: sudo apt-get install --no-install-recommends ${missing[*]}" \
      'If Debian then starts one of them as a service, you can turn that off. This project starts its own.'
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
    fail "apt-get couldn't install $*:" "$(tail -n 5 "$log")"
  }
  [[ -z $added_policy ]] || rm -f "$policy"
  rm -f "$log"
  if command -v systemctl >/dev/null; then
    for service in nginx redis-server; do
      [[ " $* " != *" $service "* ]] || systemctl disable --quiet "$service" 2>/dev/null || true
    done
  fi
}

# Debian's Chromium, and a font for it to draw with.

# The whole browser, to measure with.
require_browser() { require_chromium chromium; }

# The same engine without the browser's own windows: tests take half the time.
require_headless_shell() { require_chromium chromium-headless-shell; }

require_chromium() {
  require_commands "${CHROMIUM_PATH:-$1}:$1" \
    /usr/share/fonts/truetype/liberation:fonts-liberation
}

# The other two engines: Firefox, and WebKit with its driver and a display to run on.
require_other_engines() {
  require_commands /usr/bin/firefox-esr:firefox-esr /usr/bin/WebKitWebDriver:webkit2gtk-driver /usr/bin/Xvfb:xvfb
}
