import { HttpException } from '@nestjs/common';
import { errorMessages } from 'shared/api-answers';
import { practice } from 'shared/practice';

interface ApiExceptionDetails {
  /** Error messages by field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds. */
  readonly retryAfter?: number;
}

/** An error with a message for the user. */
export class ApiException extends HttpException {
  readonly details: ApiExceptionDetails;

  constructor(
    status: number,
    message: string,
    details: ApiExceptionDetails = {},
  ) {
    super(message, status);
    this.details = details;
  }
}

/** Messages for requests that the framework rejects. */
const messages: Readonly<Record<number, string>> = {
  ...errorMessages,
  401: 'Please sign in first.',
  403: 'This request didn’t come from our website. Please open the page again and retry.',
  415: 'Send this as JSON.',
  503: 'The site isn’t ready. Try again in a minute.',
};

const unexpected = `Something went wrong on our side. Please try again or call us at ${practice.phone.display}.`;

/**
 * The message for an HTTP status, by default the one for an unexpected error.
 */
export const messageFor = (status: number): string =>
  messages[status] ?? unexpected;
