#!/usr/bin/env bash
# Renews the certificate whenever it's due. renew-certificate.sh once: obtains it if it's due, and ends.
# Reads TLS_DOMAIN, ACME_EMAIL and ACME_DIRECTORY.
set -euo pipefail

names=${TLS_DOMAIN// /}
certificate=/certificates/live/${names%%,*}/fullchain.pem
# What the current certificate was requested for. Different names or another authority need a new one.
asked_for=/certificates/asked-for
request="$names $ACME_DIRECTORY"

# Prints the due time in seconds since 1970: two thirds into the certificate's lifetime, or 0 for now.
due_at() {
  local dates start end
  [[ -f $certificate && -f $asked_for && $(<"$asked_for") == "$request" ]] || { echo 0; return; }
  dates=$(openssl x509 -in "$certificate" -noout -startdate -enddate)
  start=$(date +%s -d "$(sed -n 's/notBefore=//p' <<<"$dates")")
  end=$(date +%s -d "$(sed -n 's/notAfter=//p' <<<"$dates")")
  echo $((start + (end - start) * 2 / 3))
}

obtain() {
  # `make tls` can run at the same time as the renewal.
  exec 9>/certificates/obtain.lock
  flock 9
  (($(date +%s) >= $(due_at))) || return 0
  certbot certonly --non-interactive --agree-tos --no-eff-email --email "$ACME_EMAIL" \
    --server "$ACME_DIRECTORY" --webroot --webroot-path /challenges \
    --cert-name "${names%%,*}" --domains "$names" --renew-with-new-domains --force-renewal \
    --config-dir /certificates --work-dir /tmp/certbot --logs-dir /tmp/certbot/logs
  printf '%s' "$request" >"$asked_for"
}

pause() {
  sleep "$1" &
  wait $!
}

if [[ ${1:-} == once ]]; then
  obtain
  exit
fi
trap 'exit 0' TERM INT
while true; do
  if "$0" once; then
    remaining=$(($(due_at) - $(date +%s)))
    # Check at least twice a day, in case the machine was suspended.
    pause $((remaining < 1 ? 1 : remaining > 43200 ? 43200 : remaining))
  else
    # Let's Encrypt allows five failures per hour.
    echo "The certificate couldn't be renewed. The next try is in an hour." >&2
    pause 3600
  fi
done
