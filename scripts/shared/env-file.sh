# shellcheck shell=bash
# Reads and writes ENV_FILE, by default .env, as Docker Compose does. A line that
# Compose refuses, or reads in a surprising way, is reported with its number.
# e2e/src/env-lines.ts has the lines that both are tested with.

env_file() { printf '%s' "${ENV_FILE:-.env}"; }

# setting NAME [DEFAULT]: prints a setting from the environment, the file or the
# default, like Compose.
setting() {
  local name=$1 default=${2-} value=${!1-}
  [[ -n $value ]] || value=$(recorded_setting "$name")
  printf '%s' "${value:-$default}"
}

# Prints a setting from the file only. The last line counts.
recorded_setting() {
  local line recorded='' file=${ENV_FILE:-.env} line_name line_value line_problem
  [[ -f $file ]] || return 0
  # Called dozens of times, so without another process.
  while IFS= read -r line || [[ -n $line ]]; do
    [[ $line == *"$1"* ]] || continue
    read_env_line "$line"
    [[ $line_name != "$1" ]] || recorded=$line_value
  done <"$file"
  printf '%s' "$recorded"
}

# read_env_line LINE: sets line_name, line_value and line_problem, which are
# empty for a comment.
read_env_line() {
  # bash 3.2 needs patterns in variables.
  local assignment='^(export[[:space:]]+)?([A-Za-z0-9_.-]+)[[:space:]]*[=:](.*)$'
  local double_quoted='^"(([^"\]|\\.)*)"(.*)$' single_quoted="^'(([^'\\]|\\\\.)*)'(.*)\$"
  # Curly quotes, from U+2018 to U+201D.
  local curly=$'^\xe2\x80(\x98|\x99|\x9c|\x9d)' after='^[[:space:]]*(#.*)?$' text
  line_name='' line_value='' line_problem=''
  # Windows' editors put a mark at the start of a file.
  text=${1#$'\xef\xbb\xbf'}
  trim_text
  [[ -n $text && $text != '#'* ]] || return 0
  if [[ ! $text =~ $assignment ]]; then
    line_problem="isn't NAME=value"
    return
  fi
  line_name=${BASH_REMATCH[2]}
  text=${BASH_REMATCH[3]}
  trim_text
  [[ ! $text =~ $curly ]] || line_problem='has curly quotes. Write the value without quotes'
  case $text in
    [\"\']*) ;;
    *)
      text=${text%% #*}
      trim_text
      line_value=$text
      return
      ;;
  esac
  if [[ $text =~ $double_quoted ]]; then
    line_value=${BASH_REMATCH[1]}
    [[ ${BASH_REMATCH[3]} =~ $after ]] || line_problem='goes on after the closing quote'
    text=${line_value//\\[\\\"]/}
    [[ $text != *\\* ]] || line_problem='has a \ in double quotes. Use single quotes, or none'
    line_value=${line_value//\\\"/\"}
    line_value=${line_value//\\\\/\\}
  elif [[ $text =~ $single_quoted ]]; then
    line_value=${BASH_REMATCH[1]//\\\'/\'}
    [[ ${BASH_REMATCH[3]} =~ $after ]] || line_problem='goes on after the closing quote'
  else
    line_problem='has a quote that is never closed'
  fi
}

# Removes spaces around $text, also those that can't break.
trim_text() {
  local unbreakable=$'\xc2\xa0'
  while :; do
    case $text in
      [[:space:]]*) text=${text#?} ;;
      *[[:space:]]) text=${text%?} ;;
      "$unbreakable"*) text=${text#"$unbreakable"} ;;
      *"$unbreakable") text=${text%"$unbreakable"} ;;
      *) return ;;
    esac
  done
}

# Exits if a line can't be read. Names it, but not its value.
require_readable_lines() {
  local line number=0 problems=() line_name line_value line_problem
  [[ -f $(env_file) ]] || return 0
  while IFS= read -r line || [[ -n $line ]]; do
    ((number += 1))
    read_env_line "$line"
    [[ -z $line_problem ]] || problems+=("Line $number${line_name:+ ($line_name)} $line_problem.")
  done <"$(env_file)"
  ((${#problems[@]} == 0)) ||
    fail "$(env_file) can't be read as it's meant. Nothing was changed." "${problems[@]}"
}

# record_setting NAME VALUE: changes a setting in the file, unless it's already
# there.
record_setting() { grep -qxF "$1=$2" "$(env_file)" || write_setting "$(env_file)" "$1" "$2"; }

# write_setting FILE NAME VALUE: changes a setting and keeps all other lines.
# Replaces the file atomically, so that a full disk or an interruption leaves
# the old one.
write_setting() {
  local file=$1 name=$2 value=$3 draft
  # Keep a symlink.
  while [[ -L $file ]]; do
    draft=$(readlink "$file")
    case $draft in /*) file=$draft ;; *) file=$(dirname "$file")/$draft ;; esac
  done
  draft=$file.$$.draft
  # Keep permissions and owner.
  cp -p "$file" "$draft"
  NAME=$name VALUE=$value awk '
    BEGIN { setting = "^[[:space:]]*(export[[:space:]]+)?" ENVIRON["NAME"] "[[:space:]]*[=:]" }
    $0 ~ setting { $0 = ENVIRON["NAME"] "=" ENVIRON["VALUE"]; found = 1 }
    { print }
    END { if (!found) print ENVIRON["NAME"] "=" ENVIRON["VALUE"] }' "$file" >"$draft" || {
    rm -f "$draft"
    fail "$name couldn't be written to $file. Is the disk full? Nothing was changed."
  }
  mv -f "$draft" "$file"
}
