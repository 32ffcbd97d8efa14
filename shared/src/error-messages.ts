/** What the API says about a request that it can't read or accept, whether nginx or the backend rejects it. */
export const errorMessages = {
  400: 'We couldn’t read that. Please reload the page and try again.',
  404: 'There’s nothing at this address.',
  413: 'That’s too much text. Please shorten it and try again.',
} as const;
