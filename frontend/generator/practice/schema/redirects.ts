import { z } from 'zod';

/** nginx always answers these itself. */
const nginxFolders = ['api', 'assets', 'errors'];
const nginxPages = /^\/(?:index|(?:[a-z]+\/)?404)$/;
const nginxEndings = /(?:~|\.(?:bak|br|gz|old|orig|save|swp|tmp))$/i;

/** How many folders before a * nginx looks for. */
const mostFolders = 3;

/** Bytes, because each part of an address becomes the name of a file. */
const longestPart = 200;

/** Any letters, in any alphabet. A dot first would be a hidden file. */
const isPart = (part: string): boolean =>
  /^[^.\\\p{Cc}*][^\\\p{Cc}*]*$/u.test(part) &&
  Buffer.byteLength(part) <= longestPart;

/** A path of this site that nginx can redirect. */
function isOldPath(path: string): boolean {
  const [beginning, ...parts] = path.split('/');
  return (
    beginning === '' &&
    parts.length > 0 &&
    parts.every(isPart) &&
    !nginxFolders.includes(parts[0] ?? '') &&
    !nginxPages.test(path) &&
    !nginxEndings.test(path)
  );
}

/** Sent as it's written. A slash would be another folder. */
const isQuery = (query: string): boolean =>
  /^[^\s\p{Cc}/]+$/u.test(query) && Buffer.byteLength(query) <= longestPart;

export const slashless = (path: string): string =>
  path.replace(/(?<=.)\/$/, '');

/** An old address in parts. */
interface OldAddress {
  /** As nginx reads it: without percent codes, or a slash at the end. */
  path: string;
  /** Whether everything in this folder is redirected. */
  isFolder: boolean;
  query: string | undefined;
}

/** Reads a line's address, or says why it can't be redirected. */
export function readAddress(written: string): OldAddress | string {
  if (written.includes('#'))
    return 'Browsers don’t send what follows a #. Write the address without it.';
  const [whole = '', ...queries] = written.split('?');
  const query = queries.length > 0 ? queries.join('?') : undefined;
  const isFolder = whole.endsWith('/*');
  const path = decoded(slashless(isFolder ? whole.slice(0, -1) : whole));
  if (isFolder && path === '/')
    return 'This would redirect every wrong address, so that no one sees that a page is gone. Write a folder, such as /blog/*.';
  if (isFolder && query !== undefined)
    return 'Write either a * or a query, not both.';
  if (isFolder && path.split('/').length - 1 > mostFolders)
    return `Write at most ${mostFolders} folders before the *.`;
  if (path.includes('*')) return 'Write a * only at the end: /blog/*.';
  const isKnown =
    query === undefined
      ? path !== '/' && isOldPath(path)
      : isQuery(query) && (path === '/' || isOldPath(path));
  return isKnown
    ? { path, isFolder, query }
    : 'This can’t be redirected. Write an old address of this site as a path, such as /our-team, /about.html, /blog/* or /?page_id=12.';
}

/** As nginx reads a path. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

/** The one form in which an address is looked up. */
export const addressKey = ({ path, isFolder, query }: OldAddress): string =>
  `${path}${isFolder ? '/*' : ''}${query === undefined ? '' : `?${query}`}`;

function keyOf(written: string): string {
  const address = readAddress(written);
  return typeof address === 'string' ? written : addressKey(address);
}

type Redirects = Readonly<Record<string, string>>;

const byKey = (redirects: Redirects) =>
  Object.fromEntries(
    Object.entries(redirects).map(([from, to]) => [keyOf(from), to]),
  );

const pageForm =
  'Write the path of a page, such as /services/ or /about/#team.';

/** A page of this site, and maybe a place on it. */
const target = /^(\/[a-z0-9/-]*)(#[\w-]+)?$/;

/** Why an old address can't lead to another one, if so. */
function redirectProblem(
  from: string,
  to: string,
  written: Redirects,
): string | undefined {
  const address = readAddress(from);
  if (typeof address === 'string') return address;
  const key = addressKey(address);
  if (
    Object.keys(written).some((other) => other !== from && keyOf(other) === key)
  )
    return 'This is listed twice, maybe with and without the slash at the end.';
  if (/^(?:\w+:|\/\/)/.test(to))
    return `This leads to another site. ${pageForm}`;
  const known = byKey(written);
  const pageOf = (address: string) => target.exec(address)?.[1];
  const steps = Object.keys(known).length;
  let end = to;
  for (let step = 0; step < steps; step += 1) {
    const page = pageOf(end);
    if (page === undefined) return pageForm;
    end = known[slashless(page)] ?? end;
  }
  if (slashless(pageOf(end) ?? '') in known) return 'This leads in a circle.';
  return end === to
    ? undefined
    : `${to} is redirected itself. Write ${end} here.`;
}

/** Old addresses and the pages they lead to, as they're written. */
export const writtenRedirects = z.record(z.string(), z.string(pageForm));

/** By `addressKey`. */
export const redirectsSchema = writtenRedirects
  .superRefine((written, context) => {
    for (const [from, to] of Object.entries(written)) {
      const message = redirectProblem(from, to, written);
      if (message) context.addIssue({ code: 'custom', path: [from], message });
    }
  })
  .transform(byKey);

/** The path of a redirect's page, and the place on it with its #. */
export function readTarget(to: string): { path: string; place: string } {
  const [, path = to, place = ''] = target.exec(to) ?? [];
  return { path, place };
}
