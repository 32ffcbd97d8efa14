# shellcheck shell=bash
# The settings of the site: first values, checks and warnings.

. scripts/shared/env-file.sh

setting_names() { sed -n 's/^\([A-Z0-9_]*\)=.*/\1/p' .env.example; }

export_settings() {
  local name
  for name in $(setting_names); do
    export "$name=$(setting "$name")"
  done
}

# For a test site. Only the practice is chosen by the shell.
ignore_shell_settings() {
  local name
  for name in $(setting_names); do [[ $name == PRACTICE ]] || unset "$name"; done
}

random_secret() { head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n'; }

# 20 characters (about 98 bits) without those that are easily mistaken for one
# another.
random_password() {
  local letters
  letters=$(head -c 1024 /dev/urandom | LC_ALL=C tr -dc 'a-km-np-z2-9')
  printf '%s' "${letters:0:20}"
}

# There are no settings yet, or only a copy of .env.example, or those of a first
# start that failed.
needs_first_settings() { [[ ! -f $(env_file) || -z $(setting ADMIN_PASSWORD_HASH) || -z $(setting SESSION_SECRET) ]]; }

# write_first_settings COMMAND...: writes .env, or fills in the secrets that are
# empty in it. The command reads a password and prints its hash.
write_first_settings() {
  local hash file written='Filled in the secrets that were empty in .env.'
  file=$(env_file)
  [[ -f $file ]] || {
    write_env_file
    written='Wrote .env with new secrets.'
  }
  [[ -n $(setting SESSION_SECRET) ]] || write_setting "$file" SESSION_SECRET "$(random_secret)"
  if [[ -z $(setting ADMIN_PASSWORD_HASH) ]]; then
    first_password=$(random_password)
    hash=$(printf '%s' "$first_password" | "$@") ||
      fail "The admin password couldn't be hashed. The lines above show why."
    at_exit forget_first_password
    write_setting "$file" ADMIN_PASSWORD_HASH "$hash"
  fi
  say "$written"
}

# Writes .env with what the first start knows.
write_env_file() {
  local draft name file
  file=$(env_file)
  draft=$(mktemp "$file.XXXXXX")
  at_exit "rm -f '$draft'"
  cat .env.example >"$draft"
  write_setting "$draft" MODE "$MODE"
  write_setting "$draft" SESSION_SECRET "$(random_secret)"
  SITE_URL=${SITE_URL:-${HTTP_PORT:+http://localhost:$HTTP_PORT}}
  for name in SITE_URL BIND_ADDRESS HTTP_PORT HTTPS_PORT; do
    [[ -z ${!name:-} ]] || write_setting "$draft" "$name" "${!name}"
  done
  mv "$draft" "$file"
}

# Shows the first password at the end of a start. It's stored nowhere else.
show_first_password() {
  [[ -n ${first_password:-} ]] || return 0
  say '' 'The admin password, shown only this once:' '' "    $first_password" \
    '' 'Keep it safe. "make admin-password" sets a new one.'
  first_password=''
}

# If the start ends before the password is shown, the next one makes another.
forget_first_password() {
  [[ -n $first_password && -f $(env_file) ]] || return 0
  write_setting "$(env_file)" ADMIN_PASSWORD_HASH ''
  say '' "There's no admin password yet. The next start that works shows one." >&2
}

# Exits if a setting is invalid.
validate_settings() {
  local proxy proxies address name practice port='^0*[1-9][0-9]{0,4}$'
  for name in HTTP_PORT HTTPS_PORT; do
    [[ -z $(setting "$name") || $(setting "$name") =~ $port && $(setting "$name") -le 65535 ]] ||
      fail "$name in .env isn't valid. Enter a number from 1 to 65535."
  done
  require SITE_URL 'https?://[^][/?#@[:space:]]+|https?://\[[0-9a-fA-F:]+\](:[0-9]+)?' \
    'Enter only the start of the address, without a path, user or slash at the end, such as https://www.example.com.'
  practice=$(setting PRACTICE practice)
  [[ $practice == practice || -f frontend/$practice/practice.yaml ]] ||
    fail "PRACTICE in .env isn't valid: there's no file frontend/$practice/practice.yaml." \
      'Enter a folder inside frontend/, such as examples/athens, or leave it empty.'
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
  require IPV6 'true|false' 'Enter true or false, or leave it empty to let "make up" decide.'
  require BACKEND_REPLICAS '[1-9][0-9]?' 'Enter a number from 1 to 99, or leave it empty for one.'
  require HSTS 'year(\+subdomains)?' 'Enter year or year+subdomains, or leave it empty for a day.'
  require BACKUP_AT '([01]?[0-9]|2[0-3]):[0-5][0-9]' 'Enter a time of day, such as 03:15, or leave it empty.'
  require_backups_to_keep
  require SECRETS_AS_FILES 1 'Enter 1, or leave it empty.'
  validate_own_certificate
}

# "make backup" would remove all of them with 0.
require_backups_to_keep() {
  require BACKUP_KEEP '[1-9][0-9]{0,3}' 'Enter how many backups to keep, such as 14, or leave it empty for all.'
}

# require NAME PATTERN WHAT: exits if the setting isn't empty and doesn't match.
require() {
  local pattern="^($2)?\$"
  [[ $(setting "$1") =~ $pattern ]] || fail "$1 in .env isn't valid. $3"
}

# Warns about lines in .env that have no effect, or another one than intended.
warn_about_settings() {
  local line names line_name line_value line_problem
  [[ -f $(env_file) ]] || return 0
  names=" $(setting_names | tr '\n' ' ')"
  while IFS= read -r line || [[ -n $line ]]; do
    read_env_line "$line"
    case $line_name in
      # Written by these scripts, or read by Compose and the tests.
      '' | PUBLISH_ADDRESS | SECRETS_VERSION | COMPOSE_* | DOCKER_* | E2E_*) ;;
      *) [[ $names == *" $line_name "* ]] ||
        say "Warning: .env sets $line_name, which isn't one of the settings in .env.example. Is it misspelled?" ;;
    esac
    [[ $line_value != *\$* ]] ||
      say_in_one_line "Warning: $line_name in .env contains a \$, which Docker Compose reads as the start of a variable." \
        'Write it as %24 in an address.'
  done <"$(env_file)"
}

# Checks that the files are there. What's in them is checked with openssl, in
# nginx's image.
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
    problems+=('TLS_DOMAIN: only host names in lowercase, with commas in between, such as example.com,www.example.com')
  elif [[ ! $(setting SITE_URL) =~ $main_address ]]; then
    problems+=("SITE_URL: the first name in TLS_DOMAIN with https: SITE_URL=https://$main")
  fi
  [[ -n $(setting TLS_CERTIFICATE) || $(setting ACME_EMAIL) == ?*@?* ]] ||
    problems+=('ACME_EMAIL: your email address for the certificate authority, such as ACME_EMAIL=you@example.com')

  ((${#problems[@]} == 0)) || fail 'Fix these settings in .env, then run "make tls" again:' "${problems[@]}"
  validate_own_certificate
  [[ $(setting HTTP_PORT 8080) == 80 && $(setting HTTPS_PORT 8443) == 443 ]] || say \
    'Note: visitors and the certificate authority use ports 80 and 443.' \
    "HTTP_PORT is $(setting HTTP_PORT 8080) and HTTPS_PORT is $(setting HTTPS_PORT 8443)." \
    "That's fine only if something in front of this machine passes those two ports on."
  case $(setting BIND_ADDRESS) in
    127.* | ::1) say "Note: BIND_ADDRESS is $(setting BIND_ADDRESS), so the certificate authority can't reach nginx." \
      "That's fine only if something on this machine passes ports 80 and 443 on." ;;
  esac
}
