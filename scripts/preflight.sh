#!/usr/bin/env bash
# Lists what this machine and the site lack before going live, also before the
# first start. Exits with 3 if there is anything, so that scripts can tell it
# from a failure.
. "$(dirname "${BASH_SOURCE[0]}")/shared/prelude.sh"
. scripts/shared/mode.sh
load_mode preflight

# say_preflight CONTENT CERTIFICATE: CONTENT has one problem per line,
# CERTIFICATE is the status line. Returns 3 if anything is left. A line that
# starts with a date and a tab applies from that date.
say_preflight() {
  # Patterns are in variables, as bash 3.2 wants them.
  local problems=() problem today dated=$'^([0-9]{4}-[0-9]{2}-[0-9]{2})\t(.*)$'
  local things=things only_people='See "Going live" in docs/deployment.md for what only people can check.'
  today=$(date +%F)
  while IFS= read -r problem; do
    if [[ $problem =~ $dated ]]; then
      [[ ! $today < ${BASH_REMATCH[1]} ]] || continue
      problem=${BASH_REMATCH[2]}
    fi
    [[ -z $problem ]] || problems+=("$problem")
  done < <(check_machine && check_settings && say "$1")
  if [[ $2 == *'days left'* ]]; then say "$2" ''; else problems+=("$2 \"make tls\" gets one."); fi

  ((${#problems[@]} > 0)) || {
    say "Nothing left that a program can check. $only_people"
    return
  }
  say 'Before going live:' ''
  printf -- '- %s\n' "${problems[@]}"
  [[ ${problems[*]} != *': From the '* ]] ||
    say '' "What's from an example, but is true of your practice, too:" \
      "copy it to confirmed in practice.yaml, as it's listed."
  ((${#problems[@]} > 1)) || things=thing
  say '' "$only_people" "${#problems[@]} $things to do before going live."
  return 3
}

check_settings() {
  [[ $(setting SITE_URL) == https://* ]] ||
    say "SITE_URL in .env is $(setting SITE_URL 'not set'). Visitors need the public address, with https."
  if [[ -z $(setting SMTP_URL) ]]; then
    say 'SMTP_URL in .env is empty: no email is sent, and messages are saved as files on this server.'
  fi
  if [[ -n $(setting SMTP_ALLOW_PLAINTEXT) ]]; then
    say_in_one_line \
      'SMTP_ALLOW_PLAINTEXT in .env is set: the mail password and the messages can travel without TLS.' \
      'Only a relay on this machine or its private network needs that.'
  fi
  local sample='[@.](example\.(com|net|org)|test)(,|$)'
  if [[ -z $(setting MAIL_TO) ]]; then
    say 'MAIL_TO is empty in .env, so no one gets the messages from the contact form.'
  elif [[ $(setting MAIL_TO) =~ $sample ]]; then
    say "MAIL_TO in .env isn't a real mailbox. It gets the messages from the contact form."
  fi
  [[ -n $(setting ADMIN_PASSWORD_HASH) ]] ||
    say "There's no admin password yet. \"make admin-password\" sets one."
  [[ -n $(setting ALERT_TO) ]] ||
    say "ALERT_TO in .env is empty: no one gets an email when messages can't be delivered."
  [[ -n $(setting DESK_PASSWORD_HASH) ]] ||
    say "DESK_PASSWORD_HASH in .env is empty: the front desk can't say that you're closed. \"make desk-password\" sets it."
  site_url_is_local || check_network
}

# Says if the last build doesn't have the practice's latest edits. A build
# without changes counts, too.
check_build() {
  local started folder
  started=$(build_start_file) folder=frontend/$(setting PRACTICE practice)
  [[ ! -d $folder || -f $started && -z $(find "$folder" -newer "$started") ]] ||
    say "$folder was edited after the last build, so this list's content is older. \"make up\" builds it."
}

# What only the backend can tell: the mail server, and backups unless Redis is
# the operator's own.
check_with_backend() {
  local parts=()
  [[ -n $(setting REDIS_URL) ]] || parts=(backup)
  backend_checklist ${parts[@]+"${parts[@]}"} 2>/dev/null ||
    say "The mail server and the backups couldn't be checked, because the backend doesn't start. \"make up\" says why."
}

if content=$(launch_checklist); then
  content=$(check_build && check_with_backend && say "$content")
else
  content="The pages aren't built yet, so their content wasn't checked. \"make up\" builds them."
fi
say_preflight "$content" "$(say_certificate)"
