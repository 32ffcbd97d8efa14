# shellcheck shell=bash
# When the practice's files were last changed, for the dates of its pages. Only
# git knows that, and there's no git where the images are built.

# Writes a line for each file of the practice: day, name. A file that was
# changed since the last commit comes last, with the day of the file itself.
write_practice_dates() {
  local list=frontend/.practice-dates
  if [[ -d frontend/practice ]]; then
    practice_dates >"$list.new"
    # The same file lets Docker use its cache.
    if cmp -s "$list.new" "$list"; then rm "$list.new"; else mv "$list.new" "$list"; fi
  else
    rm -f "$list"
  fi
}

practice_dates() {
  # git quotes the names of files otherwise.
  local in_practice=(git -c core.quotePath=false -C frontend/practice)
  if "${in_practice[@]}" rev-parse --quiet --verify HEAD >/dev/null 2>&1; then
    # In UTC, so that no day is in the future anywhere.
    TZ=UTC "${in_practice[@]}" log --date=format-local:%F --format=/%cd --name-only --relative . |
      awk '/^\// { day = substr($0, 2); next } NF && !seen[$0]++ { print day " " $0 }'
    {
      "${in_practice[@]}" diff --name-only --relative HEAD .
      "${in_practice[@]}" ls-files --others --exclude-standard
    } | say_file_dates
  else
    (cd frontend/practice && find . -type f | sed 's|^\./||' | LC_ALL=C sort) | say_file_dates
  fi
}

# Reads names of files, and prints each with its day.
say_file_dates() {
  local name
  while IFS= read -r name; do
    # A deleted one has none.
    [[ ! -f frontend/practice/$name ]] || say "$(TZ=UTC date -r "frontend/practice/$name" +%F) $name"
  done
}
