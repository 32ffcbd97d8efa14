import { UsageError } from './programs.ts';

/** What it takes to sign in and to read mail and sessions. */
const ownVariables = {
  mailboxUrl: 'E2E_MAILBOX_URL',
  /** A shell command to which Redis commands are appended. */
  redisCli: 'E2E_REDIS_CLI',
  adminPassword: 'E2E_ADMIN_PASSWORD',
  deskPassword: 'E2E_DESK_PASSWORD',
} as const;

const read = (name: string): string => process.env[name]?.trim() ?? '';

/** The URL of the tested site. */
export const siteUrl = read('E2E_BASE_URL');
if (!URL.canParse(siteUrl))
  throw new UsageError(
    'Set E2E_BASE_URL to the URL of the site, such as http://localhost:8080.',
  );

// All of them, or none: a forgotten one must not silently skip half of the
// tests.
const own = Object.entries(ownVariables);
const missing = own.map(([, name]) => name).filter((name) => read(name) === '');
if (missing.length > 0 && missing.length < own.length)
  throw new UsageError(
    `Set ${missing.join(', ')}, too, as scripts/local/test-stack.sh does.`,
  );

/** Undefined when only the URL is known. */
export const ownStack =
  missing.length === 0
    ? (Object.fromEntries(
        own.map(([key, name]) => [key, read(name)]),
      ) as Record<keyof typeof ownVariables, string>)
    : undefined;
