#!/usr/bin/env bash
# Checks an operator's own certificate: check-certificate.sh CERTIFICATE KEY NAME... prints a line for each problem, and
# fails if there are any. NAMEs are the host names of the site. Never prints the key.
set -uo pipefail

certificate=$1 key=$2 problems=()
shift 2

seconds() { date +%s -d "$1"; }
field() { openssl x509 -in "$certificate" -noout "-$1" | sed 's/^[A-Za-z]*=//'; }

# An empty passphrase keeps openssl from asking for one.
public_key=$(openssl pkey -in "$key" -passin pass: -pubout 2>/dev/null) ||
  problems+=('TLS_KEY: this file has to be a private key in PEM format, without a passphrase.')

if certified=$(openssl x509 -in "$certificate" -noout -pubkey 2>/dev/null); then
  [[ -z $public_key || $public_key == "$certified" ]] ||
    problems+=('TLS_KEY: this key belongs to another certificate. In TLS_CERTIFICATE, the certificate for the site has to come first.')
  now=$(date +%s) start=$(field startdate) end=$(field enddate)
  (($(seconds "$end") > now)) || problems+=("TLS_CERTIFICATE: this certificate expired on $end.")
  (($(seconds "$start") <= now)) || problems+=("TLS_CERTIFICATE: this certificate is only valid from $start.")
  for name in "$@"; do
    [[ $(openssl x509 -in "$certificate" -noout -checkhost "$name") == *'does match'* ]] ||
      problems+=("TLS_CERTIFICATE: this certificate isn't for $name, which is in TLS_DOMAIN.")
  done
else
  problems+=('TLS_CERTIFICATE: this file has to be a certificate in PEM format, followed by those of the authorities between.')
fi

((${#problems[@]} == 0)) || {
  printf '%s\n' "${problems[@]}"
  exit 1
}
