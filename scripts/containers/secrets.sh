# shellcheck shell=bash
# Secrets as files (SECRETS_AS_FILES=1): docker-compose.secrets.yml mounts a copy of each secret in .env.

secret_names='ADMIN_PASSWORD_HASH ADMIN_TOTP_SECRET SESSION_SECRET SMTP_URL REDIS_URL'

# write_secret_files: writes what has changed, and a new SECRETS_VERSION, so that the backend is replaced.
write_secret_files() {
  local folder=${SECRETS_DIR:-.secrets} name value changed=''
  [[ $(setting SECRETS_AS_FILES) == 1 ]] || return 0
  # Only the owner can enter the folder. The files themselves are for the container's user.
  (umask 077 && mkdir -p "$folder")
  for name in $secret_names; do
    value=$(setting "$name")
    [[ $name != REDIS_URL || -n $value ]] || value=redis://redis:6379
    [[ ! -f $folder/$name || $(<"$folder/$name") != "$value" ]] || continue
    # Running containers keep the old file.
    printf '%s' "$value" >"$folder/.draft"
    chmod 644 "$folder/.draft"
    mv -f "$folder/.draft" "$folder/$name"
    changed=yes
  done
  [[ -z $changed ]] || write_setting "$(env_file)" SECRETS_VERSION "$(date +%s)"
}

# Compose needs all files for any command. An earlier release wrote fewer.
for name in $secret_names; do
  [[ -f ${SECRETS_DIR:-.secrets}/$name ]] || {
    write_secret_files
    break
  }
done
