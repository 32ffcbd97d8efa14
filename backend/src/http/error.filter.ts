import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Logger,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { describeError } from '../logging/redact.ts';
import { countFailedMessage } from '../metrics/metrics.ts';
import { ApiException, messageFor } from './api-exception.ts';

/** Error pages for forms posted without JavaScript, by the form's path. */
export type FormFailurePages = Readonly<Record<string, string>>;

/** Turns every error into a message for the user. Details are only logged. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  constructor(private readonly formFailurePages: FormFailurePages) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const exception = toApiException(error);
    if (exception.getStatus() >= 500 && exception !== error) {
      this.logger.error({ event: 'unexpected-error', error: describeError(error) });
    }
    if (response.headersSent) {
      response.end();
      return;
    }

    countFailedMessage(request, exception.getStatus());
    const { retryAfter } = exception.details;
    if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
    const failurePage = this.formFailurePages[request.path];
    if (failurePage && request.is('application/x-www-form-urlencoded')) {
      response.redirect(303, failurePage);
    } else {
      response.status(exception.getStatus()).json(exception.getResponse());
    }
  }
}

function toApiException(error: unknown): ApiException {
  if (error instanceof ApiException) return error;
  const status = error instanceof HttpException ? error.getStatus() : 500;
  return new ApiException(status, messageFor(status));
}
