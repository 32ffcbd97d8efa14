import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import { rememberRequestId } from '../logging/request-id.ts';
import { ErrorFilter, type FormFailurePages } from './error.filter.ts';
import { flatBody } from './flat-body.ts';
import { createValidationPipe } from './validation.pipe.ts';

const bodyLimit = '16kb';

const neverStored: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

/** What holds for every call: prefix, body limit, validation, failures, no caching. */
export function configureHttp(app: NestExpressApplication, failurePages: FormFailurePages): void {
  app.setGlobalPrefix('api');
  // nginx is the one proxy in front; trusting more would let a visitor choose his own address.
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
