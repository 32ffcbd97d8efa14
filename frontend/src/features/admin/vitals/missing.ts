import { closestMatch } from 'leven';

/** What people can mean: words in lower case, and the extensions of pages. */
const plausible = /^(?:\/[a-z\d][a-z\d_-]*)+(?:\.html?)?$/i;

/** What scanners try everywhere. */
const scanned =
  /\/(?:wp-[a-z]+|wordpress|cgi-bin|phpmyadmin|vendor|config|backup)(?:\/|$)/i;

/**
 * Whether a person can have meant this path, rather than a scanner or a broken
 * program.
 */
export const isPlausible = (path: string): boolean =>
  plausible.test(path) && !scanned.test(path);

const lastPart = (path: string): string =>
  path
    .toLowerCase()
    .replace(/%[\da-f]{2}|\.html?$/g, '')
    .split('/')
    .filter(Boolean)
    .pop() ?? '';

/** Share of the letters that can differ. */
const maxDifference = 0.4;

/**
 * The page that was probably meant: one that's spelled almost the same, or has
 * a long word in common.
 */
export function probablyMeant<Page extends { path: string; label: string }>(
  missing: string,
  pages: readonly Page[],
): Page | undefined {
  const wanted = lastPart(missing);
  const names = pages.map(({ path }) => lastPart(path));
  const maxDistance = Math.floor(wanted.length * maxDifference);
  const name =
    closestMatch(wanted, names, { maxDistance }) ??
    names.find((one) => sharesWord(wanted, one));
  return pages.find(({ path }) => lastPart(path) === name);
}

/** Shorter words are in many addresses. */
const minWordLength = 5;

function sharesWord(one: string, other: string): boolean {
  const words = other.split(/[_-]/);
  return one
    .split(/[_-]/)
    .some((word) => word.length >= minWordLength && words.includes(word));
}

/**
 * Where a path leads now, if a line of `redirects.yaml` was added: one for it,
 * or for a folder that it's in.
 */
export function redirectedTo(
  missing: string,
  redirects: Readonly<Record<string, string>>,
): string | undefined {
  const parts = missing.split('/');
  const folders = parts
    .map((_, index) => `${parts.slice(0, index + 1).join('/')}/*`)
    .reverse();
  const key = [missing, ...folders].find((each) => each in redirects);
  return key && redirects[key];
}
