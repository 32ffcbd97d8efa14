import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createApp } from './app.module.ts';
import { createJsonLogger, describeError } from './config/logging.ts';
import { readSettings, SettingsError } from './config/read-settings.ts';

/**
 * Frees what starting has left behind. That's as much memory as everything in
 * use, and V8 would keep it until it needs the space. Takes about a tenth of a
 * second (docs/benchmarks.md).
 */
function collectGarbage(): void {
  // Defines `gc` in new contexts.
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as NodeJS.GCFunction;
  // Also frees what V8 usually keeps for speed, and returns the memory to the
  // system.
  gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/**
 * Exits on uncaught errors without logging their message, which can quote a
 * visitor. Messages in delivery are in Redis, and the next process delivers
 * them.
 */
function exitOnUncaughtErrors(): void {
  const logger = createJsonLogger('error');
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      logger.fatal(
        { event: 'crashed', cause: event, error: describeError(error) },
        'Process',
      );
      process.exit(1);
    });
  }
}

/** The operator's message when startup fails. */
function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${String(port)} is in use by another program. Stop that program, or set PORT to a free port.`;
  }
  return `The backend can't start: ${JSON.stringify(describeError(error))}`;
}

exitOnUncaughtErrors();

try {
  const settings = readSettings(process.env);
  const app = await createApp(settings);
  // As PID 1 in a container, the process ignores signals without a handler.
  app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
  await app.listen(settings.PORT, settings.HOST);
  collectGarbage();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
