# shellcheck shell=bash
# Records which build of the pages has passed the browser tests. A release's name starts with a hash of all
# its files, so builds with the same name are identical.

# Identifies a build and the version of the tests.
tested_id() {
  local release=${1##*/}
  printf '%s %s' "${release%%.*}" "$(fingerprint e2e)"
}

# record_tested_pages RELEASE: records that it has passed all browser tests.
record_tested_pages() {
  mkdir -p .cache
  tested_id "$1" >.cache/tested-pages
}

pages_are_tested() {
  [[ -f .cache/tested-pages && $(<.cache/tested-pages) == "$(tested_id "$1")" ]]
}
