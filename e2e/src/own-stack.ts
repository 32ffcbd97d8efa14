import { readEnvironment } from './environment.ts';

const { ownStack } = readEnvironment(process.env);

/** @throws Error if only the URL is known. Tests that need more aren't selected then. */
export function requireOwnStack(): NonNullable<typeof ownStack> {
  if (!ownStack)
    throw new Error(
      'E2E_MAILBOX_URL, E2E_REDIS_CLI, E2E_PAGES_SHELL and E2E_ADMIN_PASSWORD are needed.',
    );
  return ownStack;
}
