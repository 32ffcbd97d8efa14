import { createHash } from 'node:crypto';
import robotsParser from 'robots-parser';
import type {
  Finding,
  PageFinding,
  PageReport,
  Severity,
  SiteReport,
} from '../../../frontend/src/contracts/live-check.ts';
import type {
  CrawlerFile,
  DeclaredPage,
  Manifest,
} from '../../../frontend/src/contracts/manifest.ts';
import { readHead } from './head.ts';
import type { PageResponse, NoResponse } from './pages.client.ts';

const deployAgain =
  'Run "make up" again to put the built site back in place. If that doesn’t help, tell your developer.';

const finding = (severity: Severity, what: string, todo = deployAgain): Finding => ({
  severity,
  what,
  todo,
});

/**
 * Compares served with declared pages. Pure. Headings, links, images and structured data are covered by
 * the frontend's tests: if they differ, the served page isn't the one that was built.
 */
export function compare(
  { siteUrl, pages, crawlerFiles }: Manifest,
  responseFor: (path: string) => PageResponse | NoResponse,
  settingsUrl: string,
): SiteReport {
  const robots = responseFor('/robots.txt');
  const rules = 'body' in robots && robots.status === 200 ? robots.body.toString() : '';
  const crawler = robotsParser(`${siteUrl}/robots.txt`, rules);
  return {
    pages: pages.map((page) => {
      const { id, label, paths } = page;
      const [path = ''] = paths;
      const declaredIndexed = !saysNoindex(page.robots);
      const isDisallowed = crawler.isAllowed(`${siteUrl}${path}`, 'Googlebot') === false;
      const index = indexability(page, responseFor(path), isDisallowed);
      const findings = merge([
        ...paths.map((one) => ({ paths: [one], found: checkPage(page, responseFor(one)) })),
        // An unexpected response has its own finding.
        ...(isExpectedResponse(page, responseFor(path))
          ? [{ paths, found: checkIndexing(declaredIndexed, index) }]
          : []),
        { paths, found: checkSocialImage(page, responseFor(page.socialImage)) },
      ]);
      return { id, label, path, declaredIndexed, ...index, findings };
    }),
    site: [
      ...checkSiteAddress(siteUrl, settingsUrl),
      ...crawlerFiles.flatMap((file) => checkCrawlerFile(file, responseFor(file.path))),
    ],
  };
}

/** Merges equal findings for a path with and without a trailing slash. */
function merge(
  checks: readonly { paths: readonly string[]; found: readonly Finding[] }[],
): PageFinding[] {
  const all = checks.flatMap(({ paths, found }) => found.map((one) => ({ ...one, paths })));
  return [...Map.groupBy(all, ({ what }) => what).values()].flatMap((same) => {
    const paths = same.flatMap((one) => one.paths);
    return same.slice(0, 1).map((one) => ({ ...one, paths }));
  });
}

/** Checks status and media type. */
function checkResponse(
  response: PageResponse | NoResponse,
  status: number,
  type: string,
): Finding[] {
  if ('failure' in response) {
    const todo = 'Run "make status" and "make logs". nginx may be down or overloaded.';
    return [finding('error', response.failure, todo)];
  }
  const [location, served] = ['location', 'content-type'].map((name) => response.headers.get(name));
  if (response.status !== status) {
    const where = location ? ` and redirects to ${location}` : '';
    return [
      finding('error', `It returns status ${response.status}${where}. It should return ${status}.`),
    ];
  }
  const servedType = served?.split(';')[0] ?? 'no type';
  if (servedType === type) return [];
  return [finding('error', `It’s served as ${servedType} instead of ${type}.`)];
}

const isAsBuilt = ({ body }: PageResponse, sha256: string): boolean =>
  createHash('sha256').update(body).digest('hex') === sha256;

const isExpectedResponse = (
  { status }: DeclaredPage,
  response: PageResponse | NoResponse,
): response is PageResponse => checkResponse(response, status, 'text/html').length === 0;

function checkPage(page: DeclaredPage, response: PageResponse | NoResponse): Finding[] {
  if (!isExpectedResponse(page, response)) return checkResponse(response, page.status, 'text/html');
  if (isAsBuilt(response, page.sha256.page)) return [];
  return [finding('error', 'It’s not the page that was built.'), ...checkHead(page, response)];
}

/** Tags that are errors if wrong. The others only affect how results and previews look. */
const critical = ['title', 'robots', 'canonical'];

/** Checks that each declared tag is in the head exactly once with the declared value. */
function checkHead(page: DeclaredPage, { body }: PageResponse): Finding[] {
  const { tags, strayTags } = readHead(body.toString());
  return page.tags.flatMap(({ name, content }) => {
    const severity = critical.includes(name) ? 'error' : 'warning';
    const served = tags.get(name) ?? [];
    if (served.length === 1 && served[0] === content) return [];
    if (served.length > 0) {
      const values = served.join('” and “');
      return [finding(severity, `Its ${name} tag says “${values}”. It should say “${content}”.`)];
    }
    if (!strayTags.has(name)) return [finding(severity, `Its ${name} tag is missing.`)];
    const what = `Its ${name} tag is in the body of the page, where it doesn’t count.`;
    return [
      finding(
        severity,
        what,
        'Something ends the head of the page too early. Tell your developer.',
      ),
    ];
  });
}

type Indexability = Pick<PageReport, 'indexable' | 'reason'>;

const saysNoindex = (robots: string): boolean => /\b(noindex|none)\b/i.test(robots);

/** Whether search engines can index the served page, and why. */
function indexability(
  page: DeclaredPage,
  response: PageResponse | NoResponse,
  isDisallowed: boolean,
): Indexability {
  if ('failure' in response) return { indexable: false, reason: 'it doesn’t load' };
  const { status, headers, body } = response;
  if (status !== 200) return { indexable: false, reason: `it returns status ${status}` };
  const { tags } = readHead(body.toString());
  const robots = [...(tags.get('robots') ?? []), ...(tags.get('googlebot') ?? [])];
  const [canonical = page.url] = tags.get('canonical') ?? [];
  const reasons = [
    robots.some(saysNoindex) && 'its robots tag says noindex',
    saysNoindex(headers.get('x-robots-tag') ?? '') && 'the X-Robots-Tag header says noindex',
    isDisallowed && 'robots.txt blocks it',
    canonical !== page.url && `its canonical link names another address (${canonical})`,
  ].filter(Boolean);
  if (reasons.length > 0) return { indexable: false, reason: reasons.join(' and ') };
  const own = tags.has('canonical') ? 'its canonical link is right' : 'it has no canonical link';
  const reason = `it loads, nothing says noindex, ${own}, and robots.txt allows it`;
  return { indexable: true, reason };
}

/** Reports a page whose served indexability differs from the declared one. */
function checkIndexing(declared: boolean, { indexable, reason }: Indexability): Finding[] {
  if (declared === indexable) return [];
  const [what, todo] = declared
    ? [
        `It’s marked as indexed, but search engines won’t list it, because ${reason}.`,
        'Until this is fixed, people can’t find the page. The other errors here show the cause.',
      ]
    : [
        `It’s marked as not indexed, but search engines can list it, because ${reason}.`,
        'Tell your developer that neither the robots tag nor the X-Robots-Tag header keeps it out.',
      ];
  return [finding('error', what, todo)];
}

/** Checks that the social image is served as built. */
function checkSocialImage(page: DeclaredPage, response: PageResponse | NoResponse): Finding[] {
  const found = checkResponse(response, 200, 'image/png');
  if (found.length === 0 && 'body' in response && !isAsBuilt(response, page.sha256.socialImage)) {
    found.push(finding('warning', 'It’s not the picture that was built.'));
  }
  return found.map(({ what, todo }) =>
    finding('warning', `Its social image, ${page.socialImage}: ${what}`, todo),
  );
}

/** Checks that robots.txt or sitemap.xml is served as built. */
function checkCrawlerFile(
  { path, type, body }: CrawlerFile,
  response: PageResponse | NoResponse,
): Finding[] {
  const found = checkResponse(response, 200, type);
  if (found.length > 0 || 'failure' in response) {
    return found.map(({ what, todo }) => finding('error', `${path}: ${what}`, todo));
  }
  const served = response.body.toString();
  if (served === body) return [];
  const [declared, listed] = [addressesIn(body), addressesIn(served)];
  const missing = declared.filter((address) => !listed.includes(address));
  const surplus = listed.filter((address) => !declared.includes(address));
  const details = summarize('Missing', missing) + summarize('Not expected', surplus);
  return [finding('error', `${path} isn’t the one that was built.${details}`)];
}

const addressesIn = (text: string): string[] =>
  [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

/** For example ` Missing: a, b, c and 3 more.` */
function summarize(what: string, addresses: readonly string[]): string {
  const more = addresses.length > 3 ? ` and ${addresses.length - 3} more` : '';
  return addresses.length > 0 ? ` ${what}: ${addresses.slice(0, 3).join(', ')}${more}.` : '';
}

/** Checks that the pages were built for the current SITE_URL. */
function checkSiteAddress(siteUrl: string, settingsUrl: string): Finding[] {
  if (URL.parse(siteUrl)?.origin === URL.parse(settingsUrl)?.origin) return [];
  const what = `The pages were built for ${siteUrl}, but the site runs at ${settingsUrl}.`;
  const todo =
    'Canonical links, the sitemap and previews name the wrong site. Set SITE_URL in .env and run "make up".';
  return [finding('error', what, todo)];
}
