# shellcheck shell=bash
# What still stands between this checkout and going live.

# say_preflight CONTENT CERTIFICATE: the sentences on the content, a line each, and the line on the
# certificate. Fails when anything is left. A line that begins with a date and a tab is true from that day on.
say_preflight() {
  local open=() sentence today
  today=$(date +%F)
  while IFS= read -r sentence; do
    if [[ $sentence =~ ^([0-9]{4}-[0-9]{2}-[0-9]{2})$'\t'(.*)$ ]]; then
      [[ ! $today < ${BASH_REMATCH[1]} ]] || continue
      sentence=${BASH_REMATCH[2]}
    fi
    [[ -z $sentence ]] || open+=("$sentence")
  done < <(settings_before_going_live && say "$1")
  [[ $2 == *'days left'* ]] || open+=("$2 \"make tls\" obtains one.")

  ((${#open[@]} > 0)) || {
    say 'Nothing that a program can see. What only people can is listed in docs/deployment.md, "Going live".'
    return
  }
  say 'Before going live:' ''
  printf -- '- %s\n' "${open[@]}"
  say '' 'What only people can see to is listed in docs/deployment.md, "Going live".'
  return 1
}

settings_before_going_live() {
  [[ $(setting SITE_URL) == https://* ]] ||
    say "SITE_URL in .env is $(setting SITE_URL 'not set'). Visitors need the public address, with https."
  if [[ -z $(setting SMTP_URL) ]]; then
    say 'SMTP_URL in .env is empty: nobody is mailed, and messages are kept as files on this server.'
  fi
  if [[ -n $(setting SMTP_ALLOW_PLAINTEXT) ]]; then
    say 'SMTP_ALLOW_PLAINTEXT in .env is set: the mail password and the messages may travel without TLS. Only a relay on this machine or its private network needs that.'
  fi
  if [[ -z $(setting MAIL_TO) || $(setting MAIL_TO) =~ [@.](example\.(com|net|org)|test)(,|$) ]]; then
    say 'MAIL_TO in .env names no real mailbox. It receives the messages of the contact form.'
  fi
  [[ -n $(setting ALERT_TO) ]] ||
    say 'ALERT_TO in .env is empty: nobody is told when messages cannot be delivered.'
}
