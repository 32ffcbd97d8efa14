import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Logger,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import type { ApiError } from 'shared/api-answers';
import { languageOf, translated } from '../config/translations.ts';
import { describeError } from '../logging/redact.ts';
import { countFailedMessage } from '../metrics/metrics.ts';
import { ApiException, messageFor } from './api-exception.ts';

/** The error page of a form posted without JavaScript, by the form's path. It gets what was sent. */
export type FormFailurePages = Readonly<Record<string, (sent: unknown) => string>>;

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
      response.redirect(303, failurePage(request.body));
    } else {
      const { message, details } = exception;
      const language = languageOf(request.body);
      if (language) response.set('Content-Language', language);
      response.status(exception.getStatus()).json(toAnswer(message, details.fields, language));
    }
  }
}

/** In the visitor's language. */
function toAnswer(
  error: string,
  fields: Readonly<Record<string, string>> | undefined,
  language: string | undefined,
): ApiError {
  const inLanguage = Object.entries(fields ?? {}).map(([name, text]) => [
    name,
    translated(text, language),
  ]);
  return {
    error: translated(error, language),
    ...(fields && { fields: Object.fromEntries(inLanguage) as Record<string, string> }),
  };
}

function toApiException(error: unknown): ApiException {
  if (error instanceof ApiException) return error;
  const status = error instanceof HttpException ? error.getStatus() : 500;
  return new ApiException(status, messageFor(status));
}
