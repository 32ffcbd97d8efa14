# shellcheck shell=bash
# The proxies whose word on a visitor's address is taken.

# Ends the script when TRUSTED_PROXIES holds anything but addresses and networks.
require_usable_proxies() {
  local proxy proxies
  proxies=$(setting TRUSTED_PROXIES)
  for proxy in ${proxies//,/ }; do
    is_network "$proxy" ||
      fail "TRUSTED_PROXIES in .env is not usable: $proxy is no address or network." \
        'Give addresses or networks with commas, such as 203.0.113.7,198.51.100.0/24, or leave it empty.'
  done
}

# A whole address, or one with the number of its leading bits: no name, and never the whole world.
is_network() {
  local octet='(25[0-5]|2[0-4][0-9]|1?[0-9]?[0-9])'
  [[ $1 =~ ^$octet(\.$octet){3}(/([1-9]|[12][0-9]|3[0-2]))?$ ||
    $1 =~ ^[0-9a-fA-F:]*:[0-9a-fA-F:]*:[0-9a-fA-F:]*(/([1-9]|[1-9][0-9]|1[01][0-9]|12[0-8]))?$ ]]
}
