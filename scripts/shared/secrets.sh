# shellcheck shell=bash
# Random values that people and programs can be given.

random_secret() { head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n'; }

# 20 characters (about 98 bits) without those that are easily mistaken for one another.
random_password() {
  local letters
  letters=$(head -c 1024 /dev/urandom | LC_ALL=C tr -dc 'a-km-np-z2-9')
  printf '%s' "${letters:0:20}"
}
