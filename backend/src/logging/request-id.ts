import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler } from 'express';

const storage = new AsyncLocalStorage<string>();

/** As nginx makes them; anything else was not written by nginx, and may be anything. */
const fromNginx = /^[0-9a-f]{32}$/;

/** Keeps the id that nginx gave the request for everything that is done because of it. */
export const rememberRequestId: RequestHandler = (request, _response, next) => {
  const id = request.get('x-request-id') ?? '';
  if (fromNginx.test(id)) storage.run(id, next);
  else next();
};

/** The id of the request in hand, undefined outside of one. */
export function currentRequestId(): string | undefined {
  return storage.getStore();
}
