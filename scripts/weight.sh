#!/usr/bin/env bash
# Counts what's committed: characters of code and of tests without white space and whole-line comments, words of docs, files.
. "$(dirname "${BASH_SOURCE[0]}")/shared/prelude.sh"

contents() { sed 's/^/HEAD:/' | xargs -r -n 80 git show; }
characters() { contents | grep -vE '^\s*(//|/?\*|#([^!]|$)|\*/)' | tr -d '[:space:]' | wc -c; }

files=$(git ls-tree -r --name-only HEAD)
sources=$(grep -E '\.(ts|tsx|mjs|js|css|sh|conf|template)$' <<<"$files")
tests='(\.(test|spec)\.tsx?$|-spec\.ts$|^e2e/|^backend/test/|/test/|/testing/|^bench/)'
docs='^docs/.*\.md$|^(README|CONTRIBUTING|SECURITY)\.md$'

printf 'code %d · tests %d characters, docs %d words, %d files\n' \
  "$(grep -vE "$tests" <<<"$sources" | characters)" "$(grep -E "$tests" <<<"$sources" | characters)" \
  "$(grep -E "$docs" <<<"$files" | contents | wc -w)" "$(wc -l <<<"$files")" |
  # 1234567 as 1,234,567.
  sed -E ":again; s/([0-9])([0-9]{3})([^0-9]|$)/\1,\2\3/; t again"
