# shellcheck shell=bash
# Which build of the pages the browser tests have passed. A release's name begins with a hash of all its
# files, so that two builds of one name are the same, wherever they were made.

# What passed: the build, and the tests that it passed.
tested() {
  local release=${1##*/}
  printf '%s %s' "${release%%.*}" "$(fingerprint e2e)"
}

# note_tested_pages RELEASE: all browser tests have passed over it.
note_tested_pages() {
  mkdir -p .cache
  tested "$1" >.cache/tested-pages
}

pages_are_tested() {
  [[ -f .cache/tested-pages && $(<.cache/tested-pages) == "$(tested "$1")" ]]
}
