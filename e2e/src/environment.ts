import { Complaint } from './complaint.ts';

/** What only the operator of a stack knows: how to sign in, and to read its mails and sessions. */
interface OwnStack {
  mailboxUrl: string;
  /** A shell command to which Redis commands are appended. */
  redisCli: string;
  /** A shell command that runs a script, given as its next word, in the folder that nginx serves from. */
  pagesShell: string;
  adminPassword: string;
}

interface Environment {
  baseUrl: string;
  /** Undefined for a foreign address, of which no more than the address is known. */
  ownStack: OwnStack | undefined;
}

/**
 * E2E_BASE_URL alone for a foreign address, or all five variables together: a stack of one's own is
 * never tested by half because a variable was forgotten.
 *
 * @throws Complaint with one sentence for each variable that is missing.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const complaints: string[] = [];
  const read = (name: string, meaning: string): string => {
    const value = variables[name]?.trim() ?? '';
    if (value === '') complaints.push(`${name} is not set: give ${meaning}.`);
    return value;
  };

  const baseUrl = read('E2E_BASE_URL', 'the address of the site, such as http://localhost:8080');
  if (baseUrl !== '' && !URL.canParse(baseUrl)) {
    complaints.push('E2E_BASE_URL is no address: write it such as http://localhost:8080.');
  }

  const isOwn = ['E2E_MAILBOX_URL', 'E2E_REDIS_CLI', 'E2E_PAGES_SHELL', 'E2E_ADMIN_PASSWORD'].some(
    (name) => variables[name],
  );
  const ownStack = isOwn
    ? {
        mailboxUrl: read(
          'E2E_MAILBOX_URL',
          'the address of the mailbox, such as http://127.0.0.1:8025',
        ),
        redisCli: read(
          'E2E_REDIS_CLI',
          'the command that reaches Redis, such as redis-cli -p 6379',
        ),
        pagesShell: read(
          'E2E_PAGES_SHELL',
          'the command that runs a script where the pages are, such as env -C .local/pages sh -c',
        ),
        adminPassword: read('E2E_ADMIN_PASSWORD', 'the admin password of this stack'),
      }
    : undefined;

  if (complaints.length > 0) throw new Complaint(complaints.join('\n'));
  return { baseUrl, ownStack };
}
