import { AsyncLocalStorage } from 'node:async_hooks';
import { ConsoleLogger, type ConsoleLoggerOptions, type LogLevel } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { describeError } from './redact.ts';

const storage = new AsyncLocalStorage<string>();

/** The format of nginx's request IDs. */
const fromNginx = /^[0-9a-f]{32}$/;

/** Makes nginx's request ID available to everything that the request starts. */
export const rememberRequestId: RequestHandler = (request, _response, next) => {
  const id = request.get('x-request-id') ?? '';
  if (fromNginx.test(id)) storage.run(id, next);
  else next();
};

/** The current request ID, or undefined outside of a request. */
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

/** Adds the request ID to every line, like nginx's log. */
class JsonLogger extends ConsoleLogger {
  constructor(
    options: ConsoleLoggerOptions,
    private readonly stream?: 'stderr',
  ) {
    super(options);
  }

  /** Nest would log errors with message and stack, which can contain personal data. */
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
 * Logs one JSON object per line to stdout, errors to stderr. Commands whose output is for users log
 * everything to stderr.
 */
export function createJsonLogger(threshold: LogThreshold, stream?: 'stderr'): ConsoleLogger {
  const options = { json: true, colors: false, logLevels: [...levels[threshold]] };
  return new JsonLogger(options, stream);
}
