import type { Duplex } from 'node:stream';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import { Counter } from 'prom-client';
import type { ApiError } from 'shared/api-answers';
import { contactFields } from 'shared/contact-rules';
import type { PhoneDown } from 'shared/day-changes';
import { rememberRequestId } from '../config/logging.ts';
import { messageFor } from './api-exception.ts';
import { ErrorFilter, type FailureHandlers } from './error.filter.ts';
import { createValidationPipe, isObject } from './validation.pipe.ts';

const httpRequests = new Counter({
  name: 'http_requests_total',
  help: 'API requests by status class, without health checks.',
  labelNames: ['status'],
});

// Without a first value, Prometheus would miss the first increase.
for (const status of ['2xx', '3xx', '4xx', '5xx'])
  httpRequests.inc({ status }, 0);

/** nginx only passes on paths below /api/, so these stay internal. */
const internalPaths = ['metrics', 'day-pages'];

const isProbe = (path: string): boolean =>
  internalPaths.includes(path.slice(1)) || path.startsWith('/api/health/');

const countRequest: RequestHandler = (request, response, next) => {
  if (!isProbe(request.path)) {
    response.on('finish', () =>
      httpRequests.inc({
        status: `${Math.floor(response.statusCode / 100)}xx`,
      }),
    );
  }
  next();
};

/** The calls that take nested values. They read them to a known depth. */
const nestedBodies = ['/api/admin/today', '/api/admin/today/preview'];

/**
 * Empties nested values. All other calls take flat objects, and thousands of
 * levels would overflow the stack during validation.
 */
const flattenBody: RequestHandler = (request, _response, next) => {
  if (nestedBodies.includes(request.path)) {
    next();
    return;
  }
  const body: unknown = request.body;
  if (isObject(body)) {
    const fields = Array.isArray(body) ? [] : Object.entries(body);
    request.body = Object.fromEntries(
      fields.map(([name, value]) => [
        name,
        isObject(value) ? {} : (value as unknown),
      ]),
    );
  }
  next();
};

/**
 * Bytes of a contact form with all fields at their limit in the largest
 * encoding: nine bytes per UTF-16 unit in a form post (`%E8%A6%96`; JSON's \u
 * needs six). The rest is for field names, the subject and the page's extra
 * fields. nginx/snippets/limits.conf allows slightly more, so that people see
 * this limit's error.
 */
export const bodyLimit =
  9 *
    Object.values(contactFields).reduce(
      (sum, field) => sum + ('limit' in field ? field.limit : 0),
      0,
    ) +
  4096;

/**
 * Bytes of all headers of a request, above what nginx takes
 * (nginx/snippets/limits.conf) and adds: other sites of the domain can have set
 * many cookies.
 */
const headerLimit = 32 * 1024;

const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

/**
 * What Node can't read, such as an unknown method, gets an answer like any
 * other error. Node's own has no body.
 */
function refuseUnreadable(_error: Error, socket: Duplex): void {
  if (!socket.writable) return;
  const body = JSON.stringify({ error: messageFor(400) } satisfies ApiError);
  const head = [
    'HTTP/1.1 400 Bad Request',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/**
 * Configures everything that applies to all calls: prefix, body limit,
 * validation, errors, no caching.
 */
export function configureHttp(
  app: NestExpressApplication,
  failures: FailureHandlers,
  phoneDown: () => PhoneDown | undefined,
): void {
  app.setGlobalPrefix('api', { exclude: internalPaths });
  // nginx is the only proxy. Trusting more would let visitors forge their
  // address.
  app.set('trust proxy', 1);
  app.disable('x-powered-by');
  app.disable('etag');
  const server = app.getHttpServer();
  // As the option of createServer, which Nest doesn't pass on.
  Object.assign(server, { maxHeaderSize: headerLimit });
  server.on('clientError', refuseUnreadable);
  app.use(countRequest);
  app.use(rememberRequestId);
  app.use(noStore);
  app.useBodyParser('json', { limit: bodyLimit });
  app.useBodyParser('urlencoded', { limit: bodyLimit, extended: false });
  app.use(flattenBody);
  app.useGlobalPipes(createValidationPipe());
  app.useGlobalFilters(new ErrorFilter(failures, phoneDown));
}
