import { ConsoleLogger, type LogLevel } from '@nestjs/common';

const levels = {
  error: ['fatal', 'error'],
  warn: ['fatal', 'error', 'warn'],
  info: ['fatal', 'error', 'warn', 'log'],
  debug: ['fatal', 'error', 'warn', 'log', 'debug', 'verbose'],
} as const satisfies Record<string, readonly LogLevel[]>;

export const logLevels = Object.keys(levels);
export type LogThreshold = keyof typeof levels;

/** One JSON object a line, on standard output and, for errors, standard error. */
export function createJsonLogger(threshold: LogThreshold): ConsoleLogger {
  return new ConsoleLogger({ json: true, colors: false, logLevels: [...levels[threshold]] });
}
