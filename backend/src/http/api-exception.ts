import { HttpException } from '@nestjs/common';
import type { ApiError } from '../../../frontend/src/contracts/api-answers.ts';
import { practice } from '../config/practice.ts';

interface ApiExceptionDetails {
  /** A message for each field that needs a change. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds until another try makes sense. */
  readonly retryAfter?: number;
}

/** A failure whose message is meant for the person who sees it. */
export class ApiException extends HttpException {
  readonly details: ApiExceptionDetails;

  constructor(status: number, message: string, details: ApiExceptionDetails = {}) {
    const { fields } = details;
    super({ error: message, ...(fields && { fields }) } satisfies ApiError, status);
    this.details = details;
  }
}

/** What a person reads when the framework rejects a request before our own code sees it. */
const messages: Readonly<Record<number, string>> = {
  400: 'The request could not be understood. Reload the page and try again.',
  401: 'Sign in first.',
  403: 'This request did not come from our own pages. Open the page again and retry.',
  404: 'There is nothing at this address.',
  413: 'That is too much text. Shorten it and try again.',
  415: 'Send this as JSON.',
};

const unexpected = `Something went wrong on our side. Please try again or call us at ${practice.phone.display}.`;

/** The message for an HTTP status; for any other, that of an unexpected failure. */
export function messageFor(status: number): string {
  return messages[status] ?? unexpected;
}
