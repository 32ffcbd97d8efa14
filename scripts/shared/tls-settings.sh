# shellcheck shell=bash
# The settings that HTTPS needs.

# Ends the script with one line for each setting that is not ready for HTTPS.
require_tls_settings() {
  local names main complaints=()
  [[ -f $(env_file) ]] || fail 'There is no .env yet: "make up" writes it.'
  names=$(setting TLS_DOMAIN)
  names=${names// /} main=${names%%,*}

  if [[ -z $names ]]; then
    complaints+=('TLS_DOMAIN: the names of the site, such as TLS_DOMAIN=example.com,www.example.com')
  elif [[ ! $names =~ ^([a-z0-9-]+\.)+[a-z0-9-]+(,([a-z0-9-]+\.)+[a-z0-9-]+)*$ ]]; then
    complaints+=('TLS_DOMAIN: host names alone, in small letters, with commas, such as TLS_DOMAIN=example.com,www.example.com')
  elif [[ ! $(setting SITE_URL) =~ ^https://"$main"(:[0-9]+)?$ ]]; then
    complaints+=("SITE_URL: the first name of TLS_DOMAIN with https, that is SITE_URL=https://$main")
  fi
  [[ $(setting ACME_EMAIL) == ?*@?* ]] ||
    complaints+=('ACME_EMAIL: an address of yours for the certificate authority, such as ACME_EMAIL=you@example.com')

  ((${#complaints[@]} == 0)) || fail 'Before HTTPS, put these right in .env, then "make tls":' "${complaints[@]}"
  [[ $(setting HTTP_PORT 8080) == 80 && $(setting HTTPS_PORT 8443) == 443 ]] || say \
    "Note: visitors and the certificate authority use ports 80 and 443. HTTP_PORT is $(setting HTTP_PORT 8080) and HTTPS_PORT is $(setting HTTPS_PORT 8443):" \
    'that is right only where something in front of this machine passes the two on.'
}
