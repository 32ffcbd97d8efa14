/** An error that the user can fix, printed without a stack trace. */
export class UserError extends Error {}

/** All errors in the practice's folder, one per line. */
export class PracticeError extends UserError {
  override name = 'PracticeError';
  /**
   * Where the program found them helps no one, and `make dev` would show it on
   * the page.
   */
  override stack = '';

  constructor(lines: readonly string[]) {
    super(['Please correct the practice’s folder:', ...lines].join('\n  '));
  }
}

/**
 * Runs a command. Errors that the user can fix are printed without a stack
 * trace.
 */
export async function reportErrors(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
