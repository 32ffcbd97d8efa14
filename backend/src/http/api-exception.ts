import { HttpException } from '@nestjs/common';
import { errorMessages } from 'shared/api-answers';
import { orCallUs } from '../config/practice.ts';

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

const unexpected = `Something went wrong on our side. Please try again${orCallUs}.`;

/**
 * The message for an HTTP status, by default the one for an unexpected error.
 */
export const messageFor = (status: number): string =>
  messages[status] ?? unexpected;

/** The response of every admin call while Redis is unavailable. */
export const adminUnavailable = (): ApiException =>
  new ApiException(
    503,
    'Admin sign-in isn’t available right now. Please try again in a minute.',
  );
