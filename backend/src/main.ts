import { readSettings, SettingsError } from './config/read-settings.ts';
import { createApp } from './create-app.ts';
import { createJsonLogger } from './logging/json-logger.ts';
import { describeError } from './logging/redact.ts';

/**
 * Ends the process after an error that nothing caught. Node would print its message, which can quote
 * what a visitor wrote. The state of the process is unknown by then. Messages that it was delivering
 * are in Redis, and the next process delivers them.
 */
function exitOnUncaughtErrors(): void {
  const logger = createJsonLogger('error');
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      logger.fatal({ event: 'crashed', cause: event, error: describeError(error) }, 'Process');
      process.exit(1);
    });
  }
}

/** The sentence for the operator when the start fails. */
function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${String(port)} is taken by another program. Stop that one, or set PORT to a free port.`;
  }
  return `The backend cannot start: ${JSON.stringify(describeError(error))}`;
}

exitOnUncaughtErrors();

try {
  const settings = readSettings(process.env);
  const app = await createApp(settings);
  // As process 1 of a container, it ignores the signal without a handler.
  app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
  await app.listen(settings.PORT, settings.HOST);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
