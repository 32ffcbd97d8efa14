# shellcheck shell=bash
# Gets new code with git, for `make update`.

# Prints a commit as people know it: 1.0.0 (87d5dc6)
describe_commit() {
  local version
  version=$(git show "$1:package.json" | sed -n 's/^  "version": "\(.*\)",$/\1/p')
  say "${version:-unknown} ($(git rev-parse --short "$1"))"
}

# pull_code: gets the new commits of the branch that this one follows. Leaves
# what there is to say about the code in $CODE_NOTE. Exits if there may be new
# code and it can't be used, because an update mustn't build an old release as
# if it were the newest.
pull_code() {
  local branch remote before
  export CODE_NOTE
  if [[ ! -e .git ]] || ! command -v git >/dev/null; then
    CODE_NOTE='The code stays as it is, because this folder was not cloned with git.'
    return
  fi
  git rev-parse --verify --quiet HEAD >/dev/null || fail \
    "Git can't read this folder. The line above, if any, shows why. Nothing was changed." \
    'Run this as the user that the folder belongs to.'
  require_no_unfinished_merge
  branch=$(git symbolic-ref --short --quiet HEAD) || {
    CODE_NOTE="The code stays at $(describe_commit HEAD), because a single commit is checked out. To get new code again: git checkout main"
    return
  }
  remote=$(git config "branch.$branch.remote") || remote=''
  if [[ -z $remote ]] || ! git rev-parse --verify --quiet '@{upstream}' >/dev/null; then
    CODE_NOTE="The code stays at $(describe_commit HEAD), because $branch follows no branch elsewhere. To follow one: git branch --set-upstream-to=origin/main"
    return
  fi
  step 'Getting new code'
  # Without the lock, because git can go on cleaning up in the background.
  logged git fetch --quiet "$remote" 9>&- || fail \
    "The newest code of $remote can't be reached. The lines above show why. Nothing was changed." \
    "Try again later, or get all but new code: make update IMAGES=1"
  if git merge-base --is-ancestor '@{upstream}' HEAD; then
    CODE_NOTE="There's no new code. It's at $(describe_commit HEAD)."
    return
  fi
  before=$(describe_commit HEAD)
  merge_code
  CODE_NOTE="The code went from $before to $(describe_commit HEAD)."
}

require_no_unfinished_merge() {
  local name
  for name in MERGE_HEAD rebase-merge rebase-apply; do
    [[ ! -e $(git rev-parse --git-path "$name") ]] || fail \
      "A merge or rebase isn't finished. Nothing was changed." \
      'Finish it, or undo it with "git merge --abort" or "git rebase --abort".'
  done
}

# Merges, because a rebase would rewrite commits that the adopter may have
# pushed. Does nothing if that isn't possible.
merge_code() {
  local changed conflicts identity=() upstream
  upstream=$(git rev-parse --abbrev-ref '@{upstream}')
  changed=$(git diff --name-only HEAD)
  [[ -z $changed ]] || fail \
    "There's new code, and these files have changes that aren't committed. Nothing was changed." "$changed" \
    'To keep the changes: git commit -a -m "Describe them". To undo one: git restore FILE'
  # A server often has no name for commits.
  git var GIT_COMMITTER_IDENT >/dev/null 2>&1 || identity=(-c user.name='make update' -c user.email=make@update)
  # bash 3.2 knows no empty arrays.
  logged git ${identity[@]+"${identity[@]}"} merge --quiet --ff --no-edit "$upstream" 9>&- || {
    conflicts=$(git diff --name-only --diff-filter=U)
    ! git rev-parse --verify --quiet MERGE_HEAD >/dev/null || git merge --abort
    [[ -n $conflicts ]] || fail "The new code can't be merged. The lines above show why. Nothing was changed."
    fail "Your own commits and the new code have changed the same lines. The merge was undone, and nothing was changed." \
      "$conflicts" \
      "Merge it yourself: \"git merge $upstream\", edit these files, \"git commit -a\". Then run this again."
  }
}
