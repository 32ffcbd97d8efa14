#!/usr/bin/env bash
# Installs the certificate for nginx in STATE_DIR/tls: the one from the authority, or the operator's own, or until then
# a self-signed one. Succeeds if something has changed.
#
# Reads TLS_DOMAIN, TLS_CERTIFICATE (not empty: the operator's own), CERTIFICATES_DIR, STATE_DIR, and REDIRECT: the
# rendered redirect from HTTP.
set -euo pipefail

names=${TLS_DOMAIN// /}
main=${names%%,*}
if [[ -n ${TLS_CERTIFICATE:-} ]]; then obtained=$CERTIFICATES_DIR/own; else obtained=$CERTIFICATES_DIR/live/$main; fi
served=$STATE_DIR/tls

# The files aren't updated atomically, so ignore a mismatched pair.
is_matching_pair() {
  local key
  key=$(openssl x509 -in "$1" -noout -pubkey) && [[ $key == "$(openssl pkey -in "$2" -pubout)" ]]
} 2>/dev/null

install_pair() {
  install -m 600 "$1" "$served/fullchain.pem"
  install -m 600 "$2" "$served/privkey.pem"
}

mkdir -p "$served"
[[ -f $served/quic-host.key ]] || (umask 077 && head -c 32 /dev/urandom >"$served/quic-host.key")

if is_matching_pair "$obtained/fullchain.pem" "$obtained/privkey.pem"; then
  ! cmp --silent "$obtained/fullchain.pem" "$served/fullchain.pem" || exit 1
  install_pair "$obtained/fullchain.pem" "$obtained/privkey.pem"
  cp "$REDIRECT" "$served/redirect.conf"
elif [[ ! -f $served/fullchain.pem ]]; then
  draft=$(mktemp -d "$STATE_DIR/draft.XXXXXX")
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 365 -subj "/CN=$main" \
    -addext "subjectAltName=DNS:${names//,/,DNS:}" \
    -keyout "$draft/privkey.pem" -out "$draft/fullchain.pem" 2>/dev/null
  install_pair "$draft/fullchain.pem" "$draft/privkey.pem"
  rm -r "$draft"
else
  exit 1
fi
