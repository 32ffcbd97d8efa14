# shellcheck shell=bash
# What this machine needs for commands outside of containers: Debian packages,
# Node 24 and npm packages.

# Prints what a part of the project runs, as COMMAND:PACKAGE. A COMMAND with a
# slash is a file.
programs_of() {
  local font=/usr/share/fonts/truetype/liberation:fonts-liberation
  case $1 in
    site)
      echo npm:npm nginx:nginx redis-server:redis-server \
        /usr/lib/nginx/modules/ngx_http_brotli_static_module.so:libnginx-mod-http-brotli-static
      ;;
    # bench/ measures with the whole browser.
    browser) echo "${CHROMIUM_PATH:-chromium}:chromium" "$font" ;;
    # Tests take half the time with the same engine without the browser's own
    # windows.
    headless-shell) echo "${CHROMIUM_PATH:-chromium-headless-shell}:chromium-headless-shell" "$font" ;;
    # Firefox, and WebKit with its driver and a display to run on.
    other-engines)
      echo /usr/bin/firefox-esr:firefox-esr \
        /usr/bin/WebKitWebDriver:webkit2gtk-driver \
        /usr/bin/Xvfb:xvfb
      ;;
    # Languages, in which the tests run scripts.
    locales) echo /usr/share/i18n/locales:locales ;;
    *) echo "$1:$1" ;;
  esac
}

# require_programs PART..., all at once, so that a person who installs them by
# hand does so once. A PART that programs_of doesn't name is a program. Installs
# what is missing as root, otherwise fails with instructions.
require_programs() {
  local part pair missing=()
  PATH=$PATH:/usr/sbin
  for part in "$@"; do
    for pair in $(programs_of "$part"); do
      has_program "${pair%%:*}" || missing+=("${pair#*:}")
    done
  done
  ((${#missing[@]})) || return 0
  command -v apt-get >/dev/null ||
    fail "These programs are missing: ${missing[*]} (named as in Debian)." \
      'On a Mac, "brew install redis" installs the one that "make dev" needs.'
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

# Puts Node 24 and npm 11 on PATH, and downloads them to .tools/ if they're
# missing.
use_node() {
  PATH=$PWD/.tools/node_modules/.bin:$PATH
  node_is_current && return
  require_programs npm
  step 'Downloading Node 24 and npm 11 to .tools/'
  logged npm install --prefix .tools --no-save --no-package-lock --no-audit --no-fund --no-update-notifier --loglevel=error \
    node@24 npm@11 || fail "Node 24 couldn't be downloaded from the npm registry. The lines above show why."
  hash -r
  node_is_current || fail "Node 24 was downloaded to .tools/ but doesn't run. Delete .tools/ and try again."
}

node_is_current() {
  local node npm
  node=$(node --version 2>/dev/null) && npm=$(npm --version 2>/dev/null) || return 1
  node=${node#v}
  ((${node%%.*} >= 24 && ${npm%%.*} >= 11))
}

# Installs the dependencies of all workspaces if the lockfile has changed.
install_packages() { install_packages_in .; }

# install_packages_in FOLDER: the same for a folder with a lockfile of its own.
install_packages_in() {
  local folder=$1 lock
  local stamp=$folder/node_modules/.installed-from
  lock=$(fingerprint "$folder/package-lock.json" -- "$(node --version)")
  [[ ! -f $stamp || $(<"$stamp") != "$lock" ]] || return 0
  step 'Installing packages'
  logged npm ci --prefix "$folder" --no-audit --no-fund --loglevel=error || return
  printf '%s' "$lock" >"$stamp"
}

# macOS has shasum instead of sha256sum.
if command -v sha256sum >/dev/null; then sha256=(sha256sum); else sha256=(shasum -a 256); fi

# fingerprint PATH... [-- WORD...]: prints a hash of the names and contents of
# all files in the paths, and of the words.
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
