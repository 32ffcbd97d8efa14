# shellcheck shell=bash
# Determines when the certificate is due. Reads TLS_DOMAIN and ACME_DIRECTORY.

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
