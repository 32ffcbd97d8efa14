import { readFileSync } from 'node:fs';

interface Settings {
  host: string;
  smtpPort: number;
  httpPort: number;
  /** Where accepted mail is stored, so that it survives a kill. Undefined: memory only. */
  file: string | undefined;
  /** For STARTTLS. Undefined: not offered. */
  certificate: { key: Buffer; cert: Buffer } | undefined;
}

/** @throws Error with one line for each variable that is missing or not a port. */
export function readSettings(variables: NodeJS.ProcessEnv): Settings {
  const problems: string[] = [];
  const port = (name: string, purpose: string): number => {
    const value = Number(variables[name]);
    if (!Number.isInteger(value) || value < 1 || value > 65535) {
      problems.push(`${name} must be a port number: ${purpose}.`);
    }
    return value;
  };
  const [key, cert] = [variables['MAILBOX_KEY'], variables['MAILBOX_CERTIFICATE']];
  const settings = {
    host: variables['MAILBOX_HOST'] ?? '127.0.0.1',
    smtpPort: port('MAILBOX_SMTP_PORT', 'where it accepts mail'),
    httpPort: port('MAILBOX_HTTP_PORT', 'where it serves received mail'),
    file: variables['MAILBOX_FILE'],
    certificate: key && cert ? { key: readFileSync(key), cert: readFileSync(cert) } : undefined,
  };
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return settings;
}
