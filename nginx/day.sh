#!/usr/bin/env bash
# Puts what the front desk says about the day into the pages that nginx serves.
# Every two seconds, it asks a backend what to replace in them, and from when
# until when. What a backend said last stays while none answers, and each part
# ends at its own time, by this machine's clock.
#
#   STATE_DIR/day/pages    a symlink that nginx follows, replaced atomically: to
#                          the built pages, or to copies with the replacements
#   STATE_DIR/day/TIME/releases/NAME/pages/
#                          such copies; content-security-policy.conf reads NAME
#   STATE_DIR/day/answer   what a backend said last
#
# Reads BACKEND_ADDRESS, SITE_ROOT and STATE_DIR, like render.sh.
set -uo pipefail
shopt -s globstar nullglob
# Faster, and lengths are in bytes, as in HTTP.
LC_ALL=C

day=$STATE_DIR/day
# What a backend said last, its lines, and of these what to replace now, which
# is valid from and until a time.
answer='' lines=() replacements=() from=0 until=0
# The address of a backend, and how many were chosen.
backend='' choices=0
# The release that was copied, what the served pages were made from, where they
# are, and when to try again after a failure.
release='' served='' folder='' next_try=0
failures=0
declare -A complaints

# Says each problem once, until all is well again.
complain() {
  [[ -n ${complaints[$1]:-} ]] || printf 'day.sh: %s\n' "$1" >&2
  complaints[$1]=said
}

# One name can stand for several backends, and after an update for others. Any
# of them can hang, so each failure leads to the next.
choose_backend() {
  local line addresses=()
  while read -r line; do
    [[ $line != *STREAM* ]] || addresses+=("${line%% *}")
  done < <(timeout 2 getent ahostsv4 "${BACKEND_ADDRESS%:*}")
  backend=''
  ((${#addresses[@]} == 0)) || backend=${addresses[choices++ % ${#addresses[@]}]}
}

# Writes a backend's answer to day/reply and prints its length.
request() {
  local status line length=''
  exec 3<>"/dev/tcp/$backend/${BACKEND_ADDRESS##*:}" || return
  printf 'GET /day-pages HTTP/1.1\r\nHost: backend\r\nConnection: close\r\n\r\n' >&3
  read -r _ status _ <&3
  while read -r line <&3 && [[ $line != $'\r' ]]; do
    [[ ${line,,} != content-length:* ]] || length=${line//[!0-9]/}
  done
  [[ $status == 200 && -n $length ]] || return
  # On most days, the answer is empty. Reading it takes no other program then.
  ((length == 0)) || timeout 2 head -c "$length" <&3 >"$day/reply"
  printf '%s\n' "$length"
}

# Asks a backend. In a process of its own, because connecting can take longer
# than the two seconds that there are.
ask() {
  local reply length=''
  [[ -n $backend ]] || choose_backend
  exec {reply}< <(request 2>/dev/null)
  read -r -t 2 -u "$reply" length || kill "$!" 2>/dev/null
  wait "$!" 2>/dev/null
  exec {reply}<&-
  [[ -n $length ]] && take_answer "$length"
}

# take_answer LENGTH: if it's new and complete.
take_answer() {
  local text=''
  (($1 == 0)) || IFS= read -r -d '' text <"$day/reply"
  if ((${#text} == $1)) && [[ $text == "$answer" ]]; then return; fi
  (($1 > 0)) || : >"$day/reply"
  if ((${#text} != $1)) || ! read_answer "$day/reply"; then
    complain "A backend's answer to /day-pages is damaged, or $day is full. What one said before stays."
    return 1
  fi
  answer=$text
  mv "$day/reply" "$day/answer"
}

# Reads an answer from a file, or returns 1 and changes nothing. For each period
# it has a line with begin and end, in seconds since 1970, lines with language,
# text and replacement, and an empty line.
read_answer() {
  local line given is_in_period=''
  local period='^[1-9][0-9]{0,11} [1-9][0-9]{0,11}$' replacement=$'^[a-z]+\t[^\t]+\t[^\t]+$'
  mapfile -t given <"$1"
  for line in "${given[@]}"; do
    if [[ -z $is_in_period ]]; then
      [[ $line =~ $period ]] || return
      is_in_period=yes
    elif [[ -z $line ]]; then
      is_in_period=''
    else
      [[ $line =~ $replacement ]] || return
    fi
  done
  [[ -z $is_in_period ]] || return
  lines=("${given[@]}") until=0
}

# Chooses what to replace now. Again even if the clock is set back.
choose_period() {
  local line begin end now=$EPOCHSECONDS is_now=''
  ((now < from || now >= until)) || return 0
  replacements=() from=0 until=999999999999
  for line in "${lines[@]}"; do
    if [[ -z $line ]]; then
      is_now=''
    elif [[ $line == *$'\t'* ]]; then
      [[ -z $is_now ]] || replacements+=("$line")
    else
      begin=${line% *} end=${line#* }
      if ((begin > now)); then
        ((until < begin)) || until=$begin
        return
      fi
      from=$begin
      if ((end > now)); then is_now=yes until=$end; else from=$end; fi
    fi
  done
}

# write_pages FOLDER: writes copies of the release's pages, beside those that
# are served. The error pages stay as they are: they're for when something has
# failed, so they depend on nothing but the release.
write_pages() {
  local page copy html language line text
  for page in "$release"/pages/**/*.html; do
    copy=$1${page#"$release/pages"}
    # It shows what's set in its own way.
    [[ $copy != "$1/admin.html" ]] || continue
    [[ -d ${copy%/*} ]] || mkdir -p "${copy%/*}" || return
    IFS= read -r -d '' html <"$page"
    language=${html#*<html lang=\"} language=${language%%\"*}
    for line in "${replacements[@]}"; do
      [[ $line == "$language"$'\t'* ]] || continue
      line=${line#*$'\t'} text=${line%%$'\t'*}
      # Quoted, so that neither is a pattern.
      html=${html//"$text"/"${line#*$'\t'}"}
    done
    printf '%s' "$html" >"$copy" || return
  done
  gzip -rkn "$1" && cp -p "$release"/pages/admin.html* "$1/"
}

# link PAGES: from now on, nginx serves these.
link() { ln -sfn "$1" "$day/next" && mv -T "$day/next" "$day/pages"; }

# Has nginx serve what's true now.
serve() {
  local wanted new=$day/$EPOCHREALTIME pages
  choose_period
  if ((${#replacements[@]} == 0)); then
    [[ $served == built ]] || link "$SITE_ROOT/current/pages" || return
    served=built folder=''
    return
  fi
  [[ $SITE_ROOT/current -ef $release ]] || release=$(readlink -f "$SITE_ROOT/current")
  wanted="$release ${replacements[*]}"
  [[ $wanted != "$served" ]] || return 0
  # Each try takes half a second of the processor.
  ((EPOCHSECONDS >= next_try)) || return
  pages=$new/releases/${release##*/}/pages
  if write_pages "$pages" && link "$pages"; then
    served=$wanted folder=$new
  else
    next_try=$((EPOCHSECONDS + 30))
    rm -rf "$new"
    return 1
  fi
}

# Removes copies that were served a moment ago, or never.
remove_old() {
  local old
  for old in "$day"/[0-9]*; do
    [[ $old == "$folder" ]] || rm -rf "$old"
  done
}

mkdir -p "$day"
folder=$(readlink "$day/pages") folder=${folder%/releases/*}
if [[ -f $day/answer ]] && read_answer "$day/answer"; then IFS= read -r -d '' answer <"$day/answer"; fi
# Nothing is ever written to this one. Reading from it is a pause without another
# program.
exec {pause}<> <(:)
while :; do
  remove_old
  if ask; then
    failures=0
  else
    ((failures += 1))
    choose_backend
    ((failures < 15)) || complain "No backend answers /day-pages. What one said before stays."
  fi
  if ! serve 2>/dev/null; then
    complain "The pages with today's changes can't be written to $day. Is it full? Those before stay."
  elif [[ ! -e $SITE_ROOT/current ]]; then
    complain 'No pages have been published yet. "make up" publishes them, or "docker compose up --detach --build".'
  elif ((failures == 0)); then
    complaints=()
  fi
  read -r -t 2 -u "$pause"
done
