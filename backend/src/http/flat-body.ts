import type { RequestHandler } from 'express';

const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null;

/**
 * Empties whatever a body nests. No call takes more than a flat object, and what is thousands of
 * levels deep would exhaust the stack of the code that checks it.
 */
export const flatBody: RequestHandler = (request, _response, next) => {
  const body: unknown = request.body;
  if (isNested(body)) {
    const fields = Array.isArray(body) ? [] : Object.entries(body as object);
    request.body = Object.fromEntries(
      fields.map(([name, value]) => [name, isNested(value) ? {} : (value as unknown)]),
    );
  }
  next();
};
