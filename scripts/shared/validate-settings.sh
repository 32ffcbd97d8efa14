# shellcheck shell=bash
# Validates settings that must be checked before the services start.

# Exits if a setting is invalid.
validate_settings() {
  local proxy proxies address
  proxies=$(setting TRUSTED_PROXIES)
  for proxy in ${proxies//,/ }; do
    is_network "$proxy" ||
      fail "TRUSTED_PROXIES in .env isn't valid: $proxy isn't an address or network." \
        'Enter addresses or networks with commas in between, such as 203.0.113.7,198.51.100.0/24, or leave it empty.'
  done
  address=$(setting BIND_ADDRESS)
  [[ -z $address ]] || { is_network "$address" && [[ $address != */* ]]; } ||
    fail "BIND_ADDRESS in .env isn't valid: $address isn't an address." \
      'Enter an address of this machine without a port, such as 127.0.0.1, or leave it empty.'
  case $(setting IPV6) in
    '' | true | false) ;;
    *) fail "IPV6 in .env isn't valid. Enter true or false, or leave it empty to let \"make up\" decide." ;;
  esac
  case $(setting BACKEND_REPLICAS 1) in
    [1-9] | [1-9][0-9]) ;;
    *) fail "BACKEND_REPLICAS in .env isn't valid. Enter a number from 1 to 99, or leave it empty for one." ;;
  esac
  case $(setting HSTS) in
    '' | year | year+subdomains) ;;
    *) fail "HSTS in .env isn't valid. Enter year or year+subdomains, or leave it empty for a day." ;;
  esac
  case $(setting SECRETS_AS_FILES) in
    '' | 1) ;;
    *) fail "SECRETS_AS_FILES in .env isn't valid. Enter 1, or leave it empty." ;;
  esac
  validate_own_certificate
}

# Checks that the files are there. What's in them is checked with openssl, in nginx's image.
validate_own_certificate() {
  local name other file
  for name in TLS_CERTIFICATE TLS_KEY; do
    file=$(setting "$name")
    if [[ -z $file ]]; then
      other=TLS_CERTIFICATE
      [[ $name != TLS_CERTIFICATE ]] || other=TLS_KEY
      [[ -z $(setting "$other") ]] || fail "$name in .env is missing. With $other, you need both."
    elif [[ ! -f $file ]]; then
      fail "$name in .env isn't valid: there's no file $file."
    elif [[ ! -r $file ]]; then
      fail "$name in .env isn't valid: you aren't allowed to read $file. Run this as a user who is."
    fi
  done
}

# Accepts IP addresses and CIDR ranges, but not /0.
is_network() {
  local octet='(25[0-5]|2[0-4][0-9]|1?[0-9]?[0-9])' v4 v6
  v4="^$octet(\.$octet){3}(/([1-9]|[12][0-9]|3[0-2]))?\$"
  v6='^[0-9a-fA-F:]*:[0-9a-fA-F:]*:[0-9a-fA-F:]*(/([1-9]|[1-9][0-9]|1[01][0-9]|12[0-8]))?$'
  [[ $1 =~ $v4 || $1 =~ $v6 ]]
}

# Whether SITE_URL is an address that only this machine can open.
site_url_is_local() {
  local pattern='^https?://(localhost|127(\.[0-9]+){3}|\[::1\])(:[0-9]+)?$'
  [[ $(setting SITE_URL http://localhost:8080) =~ $pattern ]]
}

# Exits with one line for each invalid HTTPS setting.
require_tls_settings() {
  # bash 3.2 needs patterns in variables.
  local names main problems=() host_names='^([a-z0-9-]+\.)+[a-z0-9-]+(,([a-z0-9-]+\.)+[a-z0-9-]+)*$' main_address
  [[ -f $(env_file) ]] || fail "There's no .env yet. \"make up\" writes it."
  names=$(setting TLS_DOMAIN)
  names=${names// /} main=${names%%,*}
  main_address="^https://$main(:[0-9]+)?\$"

  if [[ -z $names ]]; then
    problems+=('TLS_DOMAIN: the names of the site, such as TLS_DOMAIN=example.com,www.example.com')
  elif [[ ! $names =~ $host_names ]]; then
    problems+=('TLS_DOMAIN: only host names in lowercase, with commas in between, such as TLS_DOMAIN=example.com,www.example.com')
  elif [[ ! $(setting SITE_URL) =~ $main_address ]]; then
    problems+=("SITE_URL: the first name in TLS_DOMAIN with https: SITE_URL=https://$main")
  fi
  [[ -n $(setting TLS_CERTIFICATE) || $(setting ACME_EMAIL) == ?*@?* ]] ||
    problems+=('ACME_EMAIL: your email address for the certificate authority, such as ACME_EMAIL=you@example.com')

  ((${#problems[@]} == 0)) || fail 'Fix these settings in .env, then run "make tls" again:' "${problems[@]}"
  validate_own_certificate
  [[ $(setting HTTP_PORT 8080) == 80 && $(setting HTTPS_PORT 8443) == 443 ]] || say \
    "Note: visitors and the certificate authority use ports 80 and 443. HTTP_PORT is $(setting HTTP_PORT 8080) and HTTPS_PORT is $(setting HTTPS_PORT 8443):" \
    "That's fine only if something in front of this machine passes those two ports on."
  case $(setting BIND_ADDRESS) in
    127.* | ::1) say "Note: BIND_ADDRESS is $(setting BIND_ADDRESS), so the certificate authority can't reach nginx." \
      "That's fine only if something on this machine passes ports 80 and 443 on." ;;
  esac
}
