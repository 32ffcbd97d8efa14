import { AsyncLocalStorage } from 'node:async_hooks';
import { ConsoleLogger, type LogLevel } from '@nestjs/common';
import type { RequestHandler } from 'express';
import ipaddr from 'ipaddr.js';

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
export const currentRequestId = (): string | undefined => storage.getStore();

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
  private readonly scheduledFailures = new Map<string, number>();

  /**
   * Nest would log errors with message and stack, which can contain personal
   * data.
   */
  protected override printMessages(
    ...[messages, context, level, stream]: Parameters<
      ConsoleLogger['printMessages']
    >
  ): void {
    const described = messages.map((message) =>
      message instanceof Error ? describeError(message) : message,
    );
    if (context === 'Scheduler' && this.isRepeated(JSON.stringify(described)))
      return;
    super.printMessages(described, context, level, stream);
  }

  /**
   * Whether the failure was logged within an hour: tasks fail every few seconds
   * while Redis is full, sometimes for days.
   */
  private isRepeated(failure: string): boolean {
    const now = Date.now();
    if (now < (this.scheduledFailures.get(failure) ?? 0) + 60 * 60_000)
      return true;
    this.scheduledFailures.set(failure, now);
    return false;
  }

  protected override getJsonLogObject(
    ...line: Parameters<ConsoleLogger['getJsonLogObject']>
  ): ReturnType<ConsoleLogger['getJsonLogObject']> {
    return Object.assign(super.getJsonLogObject(...line), {
      requestId: currentRequestId(),
    });
  }
}

/** Logs one JSON object per line to stdout, errors to stderr. */
export const createJsonLogger = (threshold: LogThreshold): ConsoleLogger =>
  new JsonLogger({
    json: true,
    colors: false,
    logLevels: [...levels[threshold]],
  });

/**
 * Describes an error for the log: name, codes and location. Never the message,
 * which can quote a visitor.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code, responseCode } = error as {
    code?: unknown;
    responseCode?: unknown;
  };
  const frames =
    error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    // Many libraries don't set error.name.
    name: error.name === 'Error' ? error.constructor.name : error.name,
    code,
    responseCode,
    at: frames.slice(0, 5).map((line) => line.trim()),
  };
}

/**
 * Anonymizes an IP address like nginx does for its log: the last number of IPv4
 * and all but the first two groups of IPv6 are 0.
 */
export function shortenAddress(address: string): string {
  if (!ipaddr.isValid(address)) return '';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4)
    return [...parsed.octets.slice(0, 3), 0].join('.');
  return new ipaddr.IPv6([
    ...parsed.parts.slice(0, 2),
    0,
    0,
    0,
    0,
    0,
    0,
  ]).toString();
}
