# shellcheck shell=bash
# Daily backups by cron (BACKUP_AT), and how many are kept (BACKUP_KEEP).

# Makes this user's crontab what BACKUP_AT in .env says. Other lines stay. The
# sites of tests have other files.
schedule_backups() {
  [[ $(env_file) == .env ]] || return 0
  # cron starts with a short PATH, and reads % as the end of a line.
  local at mark="# daily backup of $PWD" before others line=''
  at=$(setting BACKUP_AT)
  if ! command -v crontab >/dev/null; then
    [[ -z $at ]] || say "Warning: BACKUP_AT in .env needs cron, so there are no daily backups yet." \
      'To install it: sudo apt-get install --no-install-recommends cron. Then run "make up".'
    return 0
  fi
  before=$(crontab -l 2>/dev/null) || true
  # Another site's folder can start with this one's name.
  others=$(MARK=$mark awk 'substr($0, length - length(ENVIRON["MARK"]) + 1) != ENVIRON["MARK"]' <<<"$before")
  if [[ -n $at ]]; then
    line="cd $(quote "$PWD") && PATH=$(quote "$PATH") make backup >/dev/null"
    line="$((10#${at#*:})) $((10#${at%:*})) * * * ${line//%/\\%} $mark"
  fi
  line=${others:+$others${line:+$'\n'}}$line
  [[ $line != "$before" ]] || return 0
  # An empty table is valid, too.
  printf '%s' "${line:+$line$'\n'}" | crontab - ||
    fail "cron didn't take the line for BACKUP_AT. The line above shows why."
}

# quote WORD: for any shell, because cron's isn't Bash.
quote() { printf "'%s'" "$(printf '%s' "$1" | sed "s/'/'\\\\''/g")"; }

# Removes the oldest of the backups that "make backup" made, if BACKUP_KEEP says
# how many to keep. Their names have the time.
remove_old_backups() {
  local keep old
  keep=$(setting BACKUP_KEEP)
  [[ -n $keep ]] || return 0
  while IFS= read -r old; do
    rm -f "$old"
  done < <(find backups -maxdepth 1 -name 'site-*' | sort -r | tail -n "+$((keep + 1))")
}

say_backup_schedule() {
  local keep
  keep=$(setting BACKUP_KEEP)
  [[ -z $(setting BACKUP_AT) ]] ||
    say "Backups are made each day at $(setting BACKUP_AT). ${keep:+The newest $keep are kept.}"
}
