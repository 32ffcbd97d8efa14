import { longestPath } from 'shared/beacon';

/** How many times a path can be percent-encoded. No real link has more. */
const maxEncodings = 5;

/**
 * An email address, a query string, or as many digits as a phone number or a
 * date of birth, however they're separated.
 */
const personal = /[@?#]|(?:\d[^a-z\d]*){7}/i;

/**
 * A path to count as missing, without query string and trailing slash.
 * Undefined if it isn't one, if it's too long, or if it could name a person.
 */
export function normalizeMissingPath(path: string): string | undefined {
  const [withoutQuery = ''] = path.split(/[?#]/, 1);
  if (
    !/^\/(?!\/)[\x21-\x7e]*$/.test(withoutQuery) ||
    withoutQuery.length > longestPath
  ) {
    return undefined;
  }
  const decoded = decode(withoutQuery);
  if (decoded === undefined || personal.test(decoded)) return undefined;
  return withoutQuery.replace(/(?<!\/)\/+$/, '') || undefined;
}

/**
 * Decodes what was percent-encoded once or more. Undefined if something encoded
 * would remain.
 */
function decode(path: string): string | undefined {
  let decoded = path;
  try {
    for (
      let count = 0;
      count < maxEncodings && decoded.includes('%');
      count += 1
    ) {
      decoded = decodeURIComponent(decoded);
    }
  } catch {
    return undefined;
  }
  return decoded.includes('%') ? undefined : decoded;
}
