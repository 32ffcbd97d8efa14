import { practice } from '../config/practice.ts';

/** What a person reads when the framework refused a request before any of our own code could. */
const sentences: Readonly<Record<number, string>> = {
  400: 'The request could not be understood. Reload the page and try again.',
  401: 'Sign in first.',
  403: 'This request did not come from our own pages. Open the page again and retry.',
  404: 'There is nothing at this address.',
  413: 'That is too much text. Shorten it and try again.',
  415: 'Send this as JSON.',
};

const unexpected = `Something went wrong on our side. Please try again or call us at ${practice.phone.display}.`;

/** The sentence for an HTTP status; the one for a failure of ours where there is no better. */
export function sentenceFor(status: number): string {
  return sentences[status] ?? unexpected;
}
