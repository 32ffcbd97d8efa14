import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Logger,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import type { ApiError } from 'shared/api-answers';
import type { PhoneDown } from 'shared/day-changes';
import { languageOf, translated, withPhone } from '../config/practice.ts';
import { describeError } from '../config/logging.ts';
import { LimitExceeded } from '../redis/rate-limits.ts';
import { ApiException, messageFor } from './api-exception.ts';
import { form } from './guards.ts';

interface FailureHandler {
  readonly count?: (status: number) => void;
  /**
   * The error page of a form posted without JavaScript. It gets what was sent.
   */
  readonly page: (sent: unknown) => string;
}

/** Handlers by method and path, such as `POST /api/contact`. */
export type FailureHandlers = Readonly<Record<string, FailureHandler>>;

/** Turns every error into a message for the user. Details are only logged. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  /** @param phoneDown what's wrong with the practice's phone, if anything */
  constructor(
    private readonly handlers: FailureHandlers,
    private readonly phoneDown: () => PhoneDown | undefined,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const exception = toApiException(error);
    if (!(error instanceof HttpException)) {
      this.logger.error({
        event: 'unexpected-error',
        error: describeError(error),
      });
    }
    if (response.headersSent) {
      response.end();
      return;
    }

    const handler = this.handlers[`${request.method} ${request.path}`];
    handler?.count?.(exception.getStatus());
    const { retryAfter } = exception.details;
    if (retryAfter !== undefined)
      response.set('Retry-After', String(retryAfter));
    if (handler && request.is(form)) {
      response.redirect(303, handler.page(request.body));
    } else {
      const { message, details } = exception;
      const language = languageOf(request.body);
      if (language) response.set('Content-Language', language);
      response
        .status(exception.getStatus())
        .json(this.toAnswer(message, details.fields, language));
    }
  }

  /** In the visitor's language. */
  private toAnswer(
    error: string,
    fields: Readonly<Record<string, string>> | undefined,
    language: string | undefined,
  ): ApiError {
    const inLanguage = Object.entries(fields ?? {}).map(([name, text]) => [
      name,
      translated(text, language),
    ]);
    return {
      error: withPhone(translated(error, language), this.phoneDown(), language),
      ...(fields && {
        fields: Object.fromEntries(inLanguage) as Record<string, string>,
      }),
    };
  }
}

function toApiException(error: unknown): ApiException {
  if (error instanceof ApiException) return error;
  if (error instanceof LimitExceeded) {
    const { message, retryAfter } = error;
    return new ApiException(error.getStatus(), message, { retryAfter });
  }
  const status = error instanceof HttpException ? error.getStatus() : 500;
  return new ApiException(status, messageFor(status));
}
