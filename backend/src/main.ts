import { readSettings, SettingsError } from './config/read-settings.ts';
import { createApp } from './create-app.ts';
import { describeError } from './logging/describe-error.ts';
import { exitOnUncaughtErrors } from './logging/last-resort.ts';

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
  // As process 1 of a container the signal would not end it by itself.
  app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
  await app.listen(settings.PORT, settings.HOST);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
