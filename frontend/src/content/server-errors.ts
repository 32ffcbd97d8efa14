import { errorMessages } from 'shared/api-answers';
import { orCallUs } from './phone';

/** An error that nginx answers itself. */
export interface ServerError {
  status: number;
  /** What the API answers. */
  message: string;
  /** What the error page says. 404 has a page of its own instead. */
  page?: { heading: string; text: string };
}

/** `nginx/snippets/errors.conf.template` says which status gets which one. */
export const serverErrors: readonly ServerError[] = [
  {
    status: 400,
    message: errorMessages[400],
    page: {
      heading: 'We couldn’t read that',
      text: 'Your browser sent something that our website doesn’t understand. Please try again. If that doesn’t help, delete this site’s cookies.',
    },
  },
  { status: 404, message: errorMessages[404] },
  {
    status: 405,
    message:
      'That doesn’t work at this address. Please reload the page and try again.',
    page: {
      heading: 'That doesn’t work here',
      text: 'You can read this page, but it can’t receive anything, so nothing was sent. Please open the page again.',
    },
  },
  {
    status: 413,
    message: errorMessages[413],
    page: {
      heading: 'That’s too much at once',
      text: 'What you sent is too large for our website, so we didn’t get it. Please shorten it and send it again.',
    },
  },
  {
    status: 414,
    message: 'This address is too long. Please reload the page and try again.',
    page: {
      heading: 'This address is too long',
      text: 'The link that you followed is longer than any of ours, so it’s probably damaged. Please start at our home page.',
    },
  },
  {
    status: 416,
    message: 'That part of the file doesn’t exist. Please load the whole file.',
    page: {
      heading: 'That part doesn’t exist',
      text: 'Your browser asked for a part of a file that we don’t have. Please load the whole file again.',
    },
  },
  {
    status: 429,
    message: 'That was too much at once. Please wait a moment and try again.',
    page: {
      heading: 'That was too much at once',
      text: 'A lot of requests came from your connection in a short time. Please wait a minute, then load the page again.',
    },
  },
  {
    status: 500,
    message: `This isn’t working right now. Please try again in a minute${orCallUs}.`,
    page: {
      heading: 'This isn’t working right now',
      text: 'Something broke on our side. Please try again in a minute.',
    },
  },
];
