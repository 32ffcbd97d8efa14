#!/usr/bin/env bash
# Removes visitor data from nginx's error log: address, query string, referrer and host.
exec sed -uE \
  -e 's/, client: [^,]+//' \
  -e 's/, (referrer|host): "[^"]*"//g' \
  -e 's/(request: "[A-Z]+ [^ ?"]*)\?[^ "]*/\1/' \
  -e 's/(upstream: "[^?"]*)\?[^"]*/\1/'
