#!/usr/bin/env bash
# Renders the templates in this folder: render.sh TARGET writes TARGET/nginx.conf, TARGET/snippets/ and TARGET/tls/, which
# only has files with HTTPS.
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
#   ERROR_LOG_LEVEL  "error" if entrypoint.sh filters the log, otherwise "crit"
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

# For security.txt: a year after the first of this month.
year_from_now() {
  local year month
  TZ=UTC0 printf -v year '%(%Y)T' -1
  TZ=UTC0 printf -v month '%(%m)T' -1
  echo "$((year + 1))-$month-01T00:00:00Z"
}

required=(LISTEN_PORT INTERNAL_PORT SITE_ROOT STATE_DIR BACKEND_ADDRESS RESOLVER SITE_URL)
declare -A variables=(
  [ERROR_LOG_LEVEL]=${ERROR_LOG_LEVEL:-crit}
  [WORKER_PROCESSES]=$(worker_processes)
  [SECURITY_TXT_EXPIRES]=$(year_from_now)
)
if [[ -n ${TLS_DOMAIN:-} ]]; then
  hsts=$(hsts_value)
  required+=(TLS_LISTEN_PORT HTTPS_PORT CHALLENGES_DIR)
  variables+=([TLS_NAMES]=${TLS_DOMAIN//,/ } [TLS_MAIN_NAME]=${TLS_DOMAIN%%,*} [HSTS_VALUE]=$hsts)
fi
for name in "${required[@]}"; do
  variables[$name]=${!name:?$name is needed to render the nginx configuration}
done

# With Bash alone, because each other program would take time in which nginx accepts no connections.
render() {
  local lines line name rendered=''
  mapfile -t lines <"$1"
  for line in "${lines[@]}"; do
    # Only these names, because nginx's own $variables look the same.
    for name in "${!variables[@]}"; do line=${line//"\${$name}"/"${variables[$name]}"}; done
    rendered+=$line$'\n'
    # For nginx, a port alone means all IPv4 addresses. Without IPv6 in the kernel, nginx can't listen on it.
    if [[ $line =~ ^(\ *listen\ )([0-9]+[\ \;].*) && -e /proc/net/if_inet6 ]]; then
      rendered+="${BASH_REMATCH[1]}[::]:${BASH_REMATCH[2]}"$'\n'
    fi
  done
  printf '%s' "$rendered" >"$2"
}

rm -rf "$target/snippets" "$target/tls"
mkdir -p "$target"/{snippets,tls} "$STATE_DIR/day"
"$templates/use-backend.sh"
# day.sh changes this link, and goes on with what there is.
[[ -e $STATE_DIR/day/pages ]] || ln -sfn "$SITE_ROOT/current/pages" "$STATE_DIR/day/pages"
cp "$templates"/snippets/*.conf "$target/snippets/"
sources=("$templates"/{,snippets/}*.template)
[[ -z ${TLS_DOMAIN:-} ]] || sources+=("$templates"/tls/*.template)
for source in "${sources[@]}"; do
  file=${source#"$templates"/}
  render "$source" "$target/${file%.template}"
done
: >"$target/snippets/trusted-proxies.conf"
: >"$target/snippets/trusted-networks.conf"
proxies=${TRUSTED_PROXIES:-}
for proxy in ${proxies//,/ }; do
  echo "set_real_ip_from $proxy;" >>"$target/snippets/trusted-proxies.conf"
  echo "$proxy 1;" >>"$target/snippets/trusted-networks.conf"
done
