import { ValidationPipe } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import { contactLimits } from '../../../frontend/src/content/contact-rules.ts';
import { rememberRequestId } from '../logging/json-logger.ts';
import { ApiException } from './api-exception.ts';
import { ErrorFilter, type FormFailurePages } from './error.filter.ts';

const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null;

/**
 * Empties whatever a body nests. No call takes more than a flat object, and what is thousands of
 * levels deep would exhaust the stack of the code that checks it.
 */
const flatBody: RequestHandler = (request, _response, next) => {
  const body: unknown = request.body;
  if (isNested(body)) {
    const fields = Array.isArray(body) ? [] : Object.entries(body as object);
    request.body = Object.fromEntries(
      fields.map(([name, value]) => [name, isNested(value) ? {} : (value as unknown)]),
    );
  }
  next();
};

/** Checks a body against its DTO, drops unknown fields and names each bad one with its message. */
function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    transform: true,
    stopAtFirstError: true,
    forbidUnknownValues: true,
    exceptionFactory: (errors) => {
      const fields = errors.map(({ property, constraints = {} }) => [
        property,
        Object.values(constraints)[0] ?? '',
      ]);
      return new ApiException(400, 'Some answers need a change. See the notes beside them.', {
        fields: Object.fromEntries(fields) as Record<string, string>,
      });
    },
  });
}

/**
 * Bytes: the contact form with every field at its limit, in the script and the encoding that take
 * most, which is nine bytes for one UTF-16 unit in a form post (`%E8%A6%96`; JSON's \u needs six).
 * The rest is for names of fields, the subject and what the page adds. nginx/snippets/limits.conf
 * takes a little more, so that this limit's answer is the one people see.
 */
const bodyLimit = 9 * Object.values(contactLimits).reduce((sum, limit) => sum + limit, 0) + 4096;

const neverStored: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

/** What applies to every call: prefix, body limit, validation, failures, no caching. */
export function configureHttp(app: NestExpressApplication, failurePages: FormFailurePages): void {
  app.setGlobalPrefix('api');
  // nginx is the one proxy in front; trusting more would let visitors choose their own address.
  app.set('trust proxy', 1);
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(rememberRequestId);
  app.use(neverStored);
  app.useBodyParser('json', { limit: bodyLimit });
  app.useBodyParser('urlencoded', { limit: bodyLimit, extended: false });
  app.use(flatBody);
  app.useGlobalPipes(createValidationPipe());
  app.useGlobalFilters(new ErrorFilter(failurePages));
}
