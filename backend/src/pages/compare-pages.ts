import { hash } from 'node:crypto';
import robotsParser from 'robots-parser';
import type { Finding, PageReport, SiteReport } from 'shared/live-check';
import type { CrawlerFile, DeclaredPage, Manifest } from 'shared/manifest';
import type { PageResponse } from './fetch-page.ts';
import { readHead } from './page-head.ts';

type ResponseFor = (path: string) => PageResponse;

const deployAgain =
  'Run "make up" again to put the built site back in place. If that doesn’t help, run "make status" and "make logs", or tell your developer.';

const error = (what: string): Finding => ({
  severity: 'error',
  what,
  todo: deployAgain,
});
const warning = (what: string): Finding => ({
  ...error(what),
  severity: 'warning',
});

/**
 * Compares served with declared pages. Pure. Headings, links, images and
 * structured data are covered by the frontend's tests: if they differ, the
 * served page isn't the one that was built.
 */
export function compare(
  { siteUrl, pages, crawlerFiles }: Manifest,
  responseFor: ResponseFor,
  settingsUrl: string,
): SiteReport {
  const robots = responseFor('/robots.txt');
  const rules = robots.status === 200 ? robots.body.toString() : '';
  const crawler = robotsParser(`${siteUrl}/robots.txt`, rules);
  return {
    pages: pages.map((page) =>
      reportOn(
        page,
        responseFor,
        crawler.isAllowed(page.url, 'Googlebot') !== false,
      ),
    ),
    site: [
      ...checkSiteAddress(siteUrl, settingsUrl),
      ...crawlerFiles.flatMap((file) =>
        crawlerFileFaults(file, responseFor(file.path)).map(error),
      ),
    ],
  };
}

function reportOn(
  page: DeclaredPage,
  responseFor: ResponseFor,
  isAllowed: boolean,
): PageReport {
  const { id, label, paths, socialImage } = page;
  const [path = ''] = paths;
  const served = responseFor(path);
  const declaredIndexed = !saysNoindex(page.robots);
  const index = indexability(page, served, isAllowed);
  // An unexpected response is a fault of its own.
  const isExpected =
    responseFault(served, page.status, 'text/html') === undefined;
  const indexing = isExpected ? indexingFaults(declaredIndexed, index) : [];
  const social = socialImageFaults(page, responseFor(socialImage));
  const findings = [
    ...findingsByPath(page, responseFor),
    ...indexing.map((what) => ({ ...error(what), paths })),
    ...social.map((what) => ({ ...warning(what), paths })),
  ];
  return { id, label, path, declaredIndexed, ...index, findings };
}

/** Each fault of the page, with the paths that have it. */
function findingsByPath(
  page: DeclaredPage,
  responseFor: ResponseFor,
): PageReport['findings'] {
  const faults = page.paths.flatMap((path) =>
    pageFaults(page, responseFor(path)).map((what) => ({ what, path })),
  );
  // With and without a trailing slash, most faults are the same.
  const byFault = Map.groupBy(faults, ({ what }) => what);
  return [...byFault].map(([what, same]) => ({
    ...error(what),
    paths: same.map(({ path }) => path),
  }));
}

/** What's wrong with a response's status or media type. */
function responseFault(
  { failure, status, headers }: PageResponse,
  wanted: number,
  type: string,
): string | undefined {
  if (failure) return failure;
  if (status !== wanted) {
    const location = headers.get('location');
    const redirects = location ? ` and redirects to ${location}` : '';
    return `It returns status ${status}${redirects}. It should return ${wanted}.`;
  }
  const served = headers.get('content-type')?.split(';')[0] ?? 'no type';
  return served === type
    ? undefined
    : `It’s served as ${served} instead of ${type}.`;
}

const isAsBuilt = ({ body }: PageResponse, sha256: string): boolean =>
  hash('sha256', body) === sha256;

function pageFaults(
  { status, sha256, tags }: DeclaredPage,
  response: PageResponse,
): string[] {
  const fault = responseFault(response, status, 'text/html');
  if (fault) return [fault];
  if (isAsBuilt(response, sha256.page)) return [];
  return [
    'It’s not the page that was built.',
    ...headFaults(tags, response.body.toString()),
  ];
}

/**
 * Each declared tag must be in the head exactly once with the declared value.
 */
function headFaults(declared: DeclaredPage['tags'], html: string): string[] {
  const { tags, strayTags } = readHead(html);
  return declared.flatMap(({ name, content }) => {
    const served = tags.get(name) ?? [];
    if (served.length === 1 && served[0] === content) return [];
    if (served.length > 0) {
      return [
        `Its ${name} tag says “${served.join('” and “')}”. It should say “${content}”.`,
      ];
    }
    return strayTags.has(name)
      ? [`Its ${name} tag is in the body of the page, where it doesn’t count.`]
      : [`Its ${name} tag is missing.`];
  });
}

function socialImageFaults(
  { socialImage, sha256 }: DeclaredPage,
  response: PageResponse,
): string[] {
  const fault = responseFault(response, 200, 'image/png');
  if (!fault && isAsBuilt(response, sha256.socialImage)) return [];
  return [
    `Its social image, ${socialImage}: ${fault ?? 'It’s not the picture that was built.'}`,
  ];
}

function crawlerFileFaults(
  { path, type, body }: CrawlerFile,
  response: PageResponse,
): string[] {
  const fault = responseFault(response, 200, type);
  if (fault) return [`${path}: ${fault}`];
  const served = response.body.toString();
  if (served === body) return [];
  const declared = addressesIn(body);
  const listed = addressesIn(served);
  const missing = declared.filter((address) => !listed.includes(address));
  const unexpected = listed.filter((address) => !declared.includes(address));
  const details =
    summarize('Missing', missing) + summarize('Not expected', unexpected);
  return [`${path} isn’t the one that was built.${details}`];
}

const addressesIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => address,
  );

/** Such as ` Missing: a, b, c and 3 more.` Empty without addresses. */
function summarize(what: string, addresses: readonly string[]): string {
  const more = addresses.length > 3 ? ` and ${addresses.length - 3} more` : '';
  return addresses.length > 0
    ? ` ${what}: ${addresses.slice(0, 3).join(', ')}${more}.`
    : '';
}

type Indexability = Pick<PageReport, 'indexable' | 'reason'>;

const saysNoindex = (robots: string): boolean =>
  /\b(noindex|none)\b/i.test(robots);

/** Whether search engines can index the served page, and why. */
function indexability(
  { url }: DeclaredPage,
  { failure, status, headers, body }: PageResponse,
  isAllowed: boolean,
): Indexability {
  if (failure) return { indexable: false, reason: 'it doesn’t load' };
  if (status !== 200)
    return { indexable: false, reason: `it returns status ${status}` };
  const { tags } = readHead(body.toString());
  const robots = [
    ...(tags.get('robots') ?? []),
    ...(tags.get('googlebot') ?? []),
  ];
  const [canonical = url] = tags.get('canonical') ?? [];
  const obstacles = [
    robots.some(saysNoindex) && 'its robots tag says noindex',
    saysNoindex(headers.get('x-robots-tag') ?? '') &&
      'the X-Robots-Tag header says noindex',
    !isAllowed && 'robots.txt blocks it',
    canonical !== url &&
      `its canonical link names another address (${canonical})`,
  ].filter(Boolean);
  if (obstacles.length > 0)
    return { indexable: false, reason: obstacles.join(' and ') };
  const own = tags.has('canonical')
    ? 'its canonical link is right'
    : 'it has no canonical link';
  const reason = `it loads, nothing says noindex, ${own}, and robots.txt allows it`;
  return { indexable: true, reason };
}

function indexingFaults(
  declaredIndexed: boolean,
  { indexable, reason }: Indexability,
): string[] {
  if (declaredIndexed === indexable) return [];
  return declaredIndexed
    ? [
        `It’s marked as indexed, but search engines won’t list it, because ${reason}.`,
      ]
    : [
        `It’s marked as not indexed, but search engines can list it, because ${reason}.`,
      ];
}

/** The pages must have been built for the current SITE_URL. */
function checkSiteAddress(siteUrl: string, settingsUrl: string): Finding[] {
  if (URL.parse(siteUrl)?.origin === URL.parse(settingsUrl)?.origin) return [];
  const what = `The pages were built for ${siteUrl}, but the site runs at ${settingsUrl}.`;
  const todo =
    'Canonical links, the sitemap and previews name the wrong site. Set SITE_URL in .env and run "make up".';
  return [{ severity: 'error', what, todo }];
}
