interface Settings {
  host: string;
  smtpPort: number;
  httpPort: number;
  /** Where accepted mails are kept, so that they outlive a killed process. None: memory only. */
  file: string | undefined;
}

/** @throws Error with one sentence for each variable that is missing or not a port. */
export function readSettings(variables: NodeJS.ProcessEnv): Settings {
  const complaints: string[] = [];
  const port = (name: string, purpose: string): number => {
    const value = Number(variables[name]);
    if (!Number.isInteger(value) || value < 1 || value > 65535) {
      complaints.push(`${name} must be a port number: ${purpose}.`);
    }
    return value;
  };
  const settings = {
    host: variables['MAILBOX_HOST'] ?? '127.0.0.1',
    smtpPort: port('MAILBOX_SMTP_PORT', 'where mail is handed in'),
    httpPort: port('MAILBOX_HTTP_PORT', 'where received mail is read'),
    file: variables['MAILBOX_FILE'],
  };
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  return settings;
}
