import { readEnvironment } from './environment.ts';

const { ownStack } = readEnvironment(process.env);

/** @throws Error when only an address is known: the tests that need more are not selected then. */
export function requireOwnStack(): NonNullable<typeof ownStack> {
  if (!ownStack)
    throw new Error(
      'E2E_MAILBOX_URL, E2E_REDIS_CLI, E2E_PAGES_SHELL and E2E_ADMIN_PASSWORD are needed.',
    );
  return ownStack;
}
