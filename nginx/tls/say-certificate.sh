#!/usr/bin/env bash
# Prints one line about the served certificate, with its names and the days left, and one about HSTS.
set -euo pipefail

certificate=$STATE_DIR/tls/fullchain.pem
[[ -n ${TLS_DOMAIN:-} && -f $certificate ]] || { echo 'Certificate: none, so the site uses HTTP only.'; exit; }

end=$(openssl x509 -in "$certificate" -noout -enddate)
days=$((($(date +%s -d "${end#*=}") - $(date +%s)) / 86400))
if [[ ! -f $STATE_DIR/tls/redirect.conf ]]; then
  echo "Certificate: only a self-signed one, which browsers don't trust. \"make tls\" gets a real one."
else
  renewal='It renews itself after two thirds of its lifetime.'
  [[ -z ${TLS_CERTIFICATE:-} ]] || renewal='To renew it, replace its files and run "make tls".'
  echo "Certificate: for ${TLS_DOMAIN//,/, }, $days days left. $renewal"
  case ${HSTS:-} in
    '') echo 'HSTS: browsers insist on HTTPS for a day. After a week without trouble: HSTS=year in .env, then "make up".' ;;
    year) echo 'HSTS: browsers insist on HTTPS for a year.' ;;
    *) echo 'HSTS: browsers insist on HTTPS for a year, for every name under this one too.' ;;
  esac
fi
