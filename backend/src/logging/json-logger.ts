import { AsyncLocalStorage } from 'node:async_hooks';
import { ConsoleLogger, type ConsoleLoggerOptions, type LogLevel } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { describeError } from './redact.ts';

const storage = new AsyncLocalStorage<string>();

/** The form of nginx's ids; anything else wasn't written by nginx. */
const fromNginx = /^[0-9a-f]{32}$/;

/** Keeps the id that nginx gave the request for everything that the request starts. */
export const rememberRequestId: RequestHandler = (request, _response, next) => {
  const id = request.get('x-request-id') ?? '';
  if (fromNginx.test(id)) storage.run(id, next);
  else next();
};

/** The id of the current request; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return storage.getStore();
}

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
  constructor(
    options: ConsoleLoggerOptions,
    private readonly stream?: 'stderr',
  ) {
    super(options);
  }

  /** Nest logs a startup error as it is, with a message and a stack that can hold anything. */
  protected override printMessages(
    ...[messages, context, level, stream]: Parameters<ConsoleLogger['printMessages']>
  ): void {
    const described = messages.map((message) =>
      message instanceof Error ? describeError(message) : message,
    );
    super.printMessages(described, context, level, this.stream ?? stream);
  }

  protected override getJsonLogObject(
    ...line: Parameters<ConsoleLogger['getJsonLogObject']>
  ): ReturnType<ConsoleLogger['getJsonLogObject']> {
    return Object.assign(super.getJsonLogObject(...line), { requestId: currentRequestId() });
  }
}

/**
 * One JSON object a line, on standard output and, for errors, standard error. A command that prints
 * something else for its user logs to standard error alone.
 */
export function createJsonLogger(threshold: LogThreshold, stream?: 'stderr'): ConsoleLogger {
  const options = { json: true, colors: false, logLevels: [...levels[threshold]] };
  return new JsonLogger(options, stream);
}
