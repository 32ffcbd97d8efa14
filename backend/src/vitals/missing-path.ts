import { longestPath } from '../../../frontend/src/contracts/beacon.ts';

/**
 * A path to count as missing, without query string and trailing slash. Undefined if it isn't one, if it's
 * too long, or if it could name a person.
 */
export function normalizeMissingPath(path: string): string | undefined {
  const [withoutQuery = ''] = path.split(/[?#]/, 1);
  if (!/^\/(?!\/)[\x21-\x7e]*$/.test(withoutQuery) || withoutQuery.length > longestPath) {
    return undefined;
  }
  // An email address, also percent-encoded, or digits as in a phone number.
  if (/@|%40|\d{7}/i.test(withoutQuery)) return undefined;
  return withoutQuery.replace(/\/+$/, '') || undefined;
}
