#!/usr/bin/env bash
# Prints one line on the certificate that nginx serves: whose it is, and how many days it has left.
set -euo pipefail

certificate=$STATE_DIR/tls/fullchain.pem
[[ -n ${TLS_DOMAIN:-} && -f $certificate ]] || { echo 'Certificate: none, the site answers over HTTP only.'; exit; }

end=$(openssl x509 -in "$certificate" -noout -enddate)
days=$((($(date +%s -d "${end#*=}") - $(date +%s)) / 86400))
if [[ ! -f $STATE_DIR/tls/redirect.conf ]]; then
  echo 'Certificate: only a self-signed one, which no browser trusts. "make tls" obtains one.'
else
  echo "Certificate: for ${TLS_DOMAIN//,/, }, $days days left; it renews itself after two thirds of its lifetime."
fi
