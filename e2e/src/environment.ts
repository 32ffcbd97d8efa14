import { UsageError } from './programs.ts';

/** What it takes to sign in and to read mail and sessions. */
interface OwnStack {
  mailboxUrl: string;
  /** A shell command to which Redis commands are appended. */
  redisCli: string;
  /** A shell command that runs the script in its next argument in the folder that nginx serves. */
  pagesShell: string;
  adminPassword: string;
}

interface Environment {
  baseUrl: string;
  /** Undefined when only the URL is known. */
  ownStack: OwnStack | undefined;
}

const meanings = {
  E2E_BASE_URL: 'the URL of the site, such as http://localhost:8080',
  E2E_MAILBOX_URL: 'the URL of the mailbox, such as http://127.0.0.1:8025',
  E2E_REDIS_CLI: 'the command that connects to Redis, such as redis-cli -p 6379',
  E2E_PAGES_SHELL:
    'the command that runs a script where the pages are, such as env -C .local/pages sh -c',
  E2E_ADMIN_PASSWORD: 'the admin password of this stack',
};

/**
 * Expects E2E_BASE_URL alone, or all five variables: a forgotten one must not silently skip half of
 * the tests.
 *
 * @throws UsageError with one line for each missing variable.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const problems: string[] = [];
  const read = (name: keyof typeof meanings): string => {
    const value = variables[name]?.trim() ?? '';
    if (value === '') problems.push(`${name} is not set: give ${meanings[name]}.`);
    return value;
  };

  const baseUrl = read('E2E_BASE_URL');
  if (baseUrl !== '' && !URL.canParse(baseUrl)) {
    problems.push('E2E_BASE_URL is not a URL. Example: http://localhost:8080.');
  }

  const { E2E_BASE_URL: _, ...own } = meanings;
  const ownStack = Object.keys(own).some((name) => variables[name])
    ? {
        mailboxUrl: read('E2E_MAILBOX_URL'),
        redisCli: read('E2E_REDIS_CLI'),
        pagesShell: read('E2E_PAGES_SHELL'),
        adminPassword: read('E2E_ADMIN_PASSWORD'),
      }
    : undefined;

  if (problems.length > 0) throw new UsageError(problems.join('\n'));
  return { baseUrl, ownStack };
}

/** The URL of the tested site, for code outside of Playwright's fixtures. */
export const siteUrl = readEnvironment(process.env).baseUrl;
