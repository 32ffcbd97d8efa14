import { ConsoleLogger, type LogLevel } from '@nestjs/common';
import { currentRequestId } from './request-id.ts';

const levels = {
  error: ['fatal', 'error'],
  warn: ['fatal', 'error', 'warn'],
  info: ['fatal', 'error', 'warn', 'log'],
  debug: ['fatal', 'error', 'warn', 'log', 'debug', 'verbose'],
} as const satisfies Record<string, readonly LogLevel[]>;

export const logLevels = Object.keys(levels);
export type LogThreshold = keyof typeof levels;

/** Names the request in every line that is written because of it, as nginx's own log does. */
class JsonLogger extends ConsoleLogger {
  protected override getJsonLogObject(
    ...line: Parameters<ConsoleLogger['getJsonLogObject']>
  ): ReturnType<ConsoleLogger['getJsonLogObject']> {
    return Object.assign(super.getJsonLogObject(...line), { requestId: currentRequestId() });
  }
}

/** One JSON object a line, on standard output and, for errors, standard error. */
export function createJsonLogger(threshold: LogThreshold): ConsoleLogger {
  return new JsonLogger({ json: true, colors: false, logLevels: [...levels[threshold]] });
}
