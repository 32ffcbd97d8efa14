#!/usr/bin/env bash
# Renders the templates in this folder: render.sh TARGET writes TARGET/nginx.conf and TARGET/snippets/,
# and with HTTPS also TARGET/tls/.
#
# Reads from the environment:
#   LISTEN_PORT      port (on all addresses), or address:port, that nginx listens on
#   INTERNAL_PORT    like LISTEN_PORT, for the internal server for the backend
#   SITE_ROOT        folder that publish.sh publishes to
#   STATE_DIR        writable folder for the pid file and temporary files
#   BACKEND_ADDRESS  host:port of the backend
#   RESOLVER         DNS server that knows the backend's name
#   SITE_URL         public address
#   TRUSTED_PROXIES  addresses or networks of proxies, separated by commas, can be empty
#   ERROR_LOG_LEVEL  "error" if anonymize-errors.sh filters the log, otherwise "crit"
# and for HTTPS, which needs nginx 1.25 or later:
#   TLS_DOMAIN       host names, separated by commas, main one first; empty: HTTP only
#   TLS_LISTEN_PORT  like LISTEN_PORT, for HTTPS
#   HTTPS_PORT       the public HTTPS port
#   HSTS             how long browsers insist on HTTPS: empty for a day, "year", or "year+subdomains"
#   CHALLENGES_DIR   folder with the ACME challenge responses
set -euo pipefail

templates=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
target=$1

# One worker per CPU, by the container's limit if it has one: nginx's own "auto" counts the machine's CPUs.
worker_processes() {
  local quota='' period='' v2=/sys/fs/cgroup/cpu.max v1=/sys/fs/cgroup/cpu/cpu.cfs
  if [[ -r $v2 ]]; then
    read -r quota period <$v2
  elif [[ -r ${v1}_quota_us ]]; then
    read -r quota <"${v1}_quota_us"
    read -r period <"${v1}_period_us"
  fi
  if [[ $quota =~ ^[1-9] ]]; then echo $(((quota + period - 1) / period)); else echo auto; fi
}

hsts_value() {
  case ${HSTS:-} in
    '') echo 'max-age=86400' ;;
    year) echo 'max-age=31536000' ;;
    year+subdomains) echo 'max-age=31536000; includeSubDomains' ;;
    *) echo 'HSTS in .env is empty (a day), "year" or "year+subdomains".' >&2 && return 1 ;;
  esac
}

names=(LISTEN_PORT INTERNAL_PORT SITE_ROOT STATE_DIR BACKEND_ADDRESS RESOLVER SITE_URL ERROR_LOG_LEVEL
  WORKER_PROCESSES SECURITY_TXT_EXPIRES)
export ERROR_LOG_LEVEL=${ERROR_LOG_LEVEL:-crit} WORKER_PROCESSES SECURITY_TXT_EXPIRES HSTS_VALUE
WORKER_PROCESSES=$(worker_processes)
SECURITY_TXT_EXPIRES=$(date -u -d "$(date -u +%Y-%m-01) + 1 year" +%Y-%m-%dT00:00:00Z)
export WORKER_PROCESSES SECURITY_TXT_EXPIRES

if [[ -n ${TLS_DOMAIN:-} ]]; then
  export TLS_NAMES=${TLS_DOMAIN//,/ } TLS_MAIN_NAME=${TLS_DOMAIN%%,*}
  HSTS_VALUE=$(hsts_value)
  export HSTS_VALUE
  names+=(TLS_NAMES TLS_MAIN_NAME TLS_LISTEN_PORT HTTPS_PORT CHALLENGES_DIR HSTS_VALUE)
fi

for name in "${names[@]}"; do
  export "$name=${!name:?$name is needed to render the nginx configuration}"
done
# Only these names, because nginx's own $variables look the same.
variables=$(printf "\${%s} " "${names[@]}")

# For nginx, a port alone means all IPv4 addresses. Without IPv6 in the kernel, nginx can't listen on it.
listen_on_ipv6=''
[[ ! -e /proc/net/if_inet6 ]] || listen_on_ipv6='s/^( *listen )([0-9]+[ ;].*)$/&\n\1[::]:\2/'

render() { envsubst "$variables" <"$1" | sed -E "$listen_on_ipv6" >"$2"; }

rm -rf "$target/snippets" "$target/tls"
mkdir -p "$target/snippets" "$STATE_DIR"
render "$templates/nginx.conf.template" "$target/nginx.conf"
cp "$templates"/snippets/*.conf "$target/snippets/"
for template in "$templates"/snippets/*.template; do
  render "$template" "$target/snippets/$(basename "$template" .template)"
done
: >"$target/snippets/trusted-proxies.conf"
: >"$target/snippets/trusted-networks.conf"
proxies=${TRUSTED_PROXIES:-}
for proxy in ${proxies//,/ }; do
  echo "set_real_ip_from $proxy;" >>"$target/snippets/trusted-proxies.conf"
  echo "$proxy 1;" >>"$target/snippets/trusted-networks.conf"
done

[[ -n ${TLS_DOMAIN:-} ]] || exit 0
mkdir -p "$target"/tls/{http,plain}
for template in "$templates"/tls/{,http/,plain/}*.template; do
  rendered=${template#"$templates"/}
  render "$template" "$target/${rendered%.template}"
done
