import { describeError } from './describe-error.ts';
import { createJsonLogger } from './json-logger.ts';

/**
 * Ends the process after an error that nothing caught. Node would print its message, which may quote
 * what a visitor wrote. What state the process is in is unknown by then: the messages it had in hand
 * are in Redis, and the next process takes them up.
 */
export function exitOnUncaughtErrors(): void {
  const logger = createJsonLogger('error');
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      logger.fatal({ event: 'crashed', cause: event, error: describeError(error) }, 'Process');
      process.exit(1);
    });
  }
}
