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
import type { Answer, NoAnswer } from './pages.client.ts';

const deployAgain =
  'Run "make up" once more, so that what is served is what was built. If it stays, tell your developer.';

const finding = (severity: Severity, what: string, todo = deployAgain): Finding => ({
  severity,
  what,
  todo,
});

/**
 * Compares what was served with what was declared. Pure. Headings, links, images and structured data are
 * left to the frontend's tests: a served page that differs in them isn't the one that was built.
 */
export function compare(
  { siteUrl, pages, crawlerFiles }: Manifest,
  answerTo: (path: string) => Answer | NoAnswer,
  settingsUrl: string,
): SiteReport {
  const robots = answerTo('/robots.txt');
  const rules = 'body' in robots && robots.status === 200 ? robots.body.toString() : '';
  const crawler = robotsParser(`${siteUrl}/robots.txt`, rules);
  return {
    pages: pages.map((page) => {
      const { id, label, paths } = page;
      const [path = ''] = paths;
      const declaredIndexed = !saysNoindex(page.robots);
      const isForbidden = crawler.isAllowed(`${siteUrl}${path}`, 'Googlebot') === false;
      const index = indexability(page, answerTo(path), isForbidden);
      const findings = merge([
        ...paths.map((one) => ({ paths: [one], found: checkPage(page, answerTo(one)) })),
        // An address without its page has a finding of its own.
        ...(hasAnswered(page, answerTo(path))
          ? [{ paths, found: checkIndexing(declaredIndexed, index) }]
          : []),
        { paths, found: checkSocialImage(page, answerTo(page.socialImage)) },
      ]);
      return { id, label, path, declaredIndexed, ...index, findings };
    }),
    site: [
      ...checkSiteAddress(siteUrl, settingsUrl),
      ...crawlerFiles.flatMap((file) => checkCrawlerFile(file, answerTo(file.path))),
    ],
  };
}

/** The same finding under both slash forms of an address is one finding. */
function merge(
  checks: readonly { paths: readonly string[]; found: readonly Finding[] }[],
): PageFinding[] {
  const all = checks.flatMap(({ paths, found }) => found.map((one) => ({ ...one, paths })));
  return [...Map.groupBy(all, ({ what }) => what).values()].flatMap((same) => {
    const paths = same.flatMap((one) => one.paths);
    return same.slice(0, 1).map((one) => ({ ...one, paths }));
  });
}

/** Whether an address answers at all, with the status and the media type that it should have. */
function checkAnswer(answer: Answer | NoAnswer, status: number, type: string): Finding[] {
  if ('failure' in answer) {
    const todo = 'Look at "make status" and "make logs": nginx may be down or overloaded.';
    return [finding('error', answer.failure, todo)];
  }
  const [location, served] = ['location', 'content-type'].map((name) => answer.headers.get(name));
  if (answer.status !== status) {
    const where = location ? ` and leads to ${location}` : '';
    return [finding('error', `It answers ${answer.status}${where}; ${status} was expected.`)];
  }
  const servedType = served?.split(';')[0] ?? 'no type';
  if (servedType === type) return [];
  return [finding('error', `It is served as ${servedType} instead of ${type}.`)];
}

const isAsBuilt = ({ body }: Answer, sha256: string): boolean =>
  createHash('sha256').update(body).digest('hex') === sha256;

const hasAnswered = ({ status }: DeclaredPage, answer: Answer | NoAnswer): answer is Answer =>
  checkAnswer(answer, status, 'text/html').length === 0;

function checkPage(page: DeclaredPage, answer: Answer | NoAnswer): Finding[] {
  if (!hasAnswered(page, answer)) return checkAnswer(answer, page.status, 'text/html');
  if (isAsBuilt(answer, page.sha256.page)) return [];
  return [finding('error', 'It is not the page that was built.'), ...checkHead(page, answer)];
}

/** A wrong one of these misleads search engines; the others make a poorer result or preview. */
const decisive = ['title', 'robots', 'canonical'];

/** Every declared tag is in the head, once, with the declared value. */
function checkHead(page: DeclaredPage, { body }: Answer): Finding[] {
  const { tags, strayTags } = readHead(body.toString());
  return page.tags.flatMap(({ name, content }) => {
    const severity = decisive.includes(name) ? 'error' : 'warning';
    const served = tags.get(name) ?? [];
    if (served.length === 1 && served[0] === content) return [];
    if (served.length > 0) {
      const words = served.join('” and “');
      return [finding(severity, `Its ${name} tag says “${words}”; declared is “${content}”.`)];
    }
    if (!strayTags.has(name)) return [finding(severity, `Its ${name} tag is missing.`)];
    const what = `Its ${name} tag stands in the body, where it counts for nothing.`;
    return [finding(severity, what, 'Something in the head ends it early. Tell your developer.')];
  });
}

type Indexability = Pick<PageReport, 'indexable' | 'because'>;

const saysNoindex = (robots: string): boolean => /\b(noindex|none)\b/i.test(robots);

/** Whether search engines can list a page as it's served, and why. */
function indexability(
  page: DeclaredPage,
  answer: Answer | NoAnswer,
  isForbidden: boolean,
): Indexability {
  if ('failure' in answer) return { indexable: false, because: 'it does not answer' };
  const { status, headers, body } = answer;
  if (status !== 200) return { indexable: false, because: `it answers ${status}` };
  const { tags } = readHead(body.toString());
  const robots = [...(tags.get('robots') ?? []), ...(tags.get('googlebot') ?? [])];
  const [canonical = page.url] = tags.get('canonical') ?? [];
  const hindrances = [
    robots.some(saysNoindex) && 'its robots tag says noindex',
    saysNoindex(headers.get('x-robots-tag') ?? '') && 'the X-Robots-Tag header says noindex',
    isForbidden && 'robots.txt forbids to fetch it',
    canonical !== page.url && `its canonical address is another one (${canonical})`,
  ].filter(Boolean);
  if (hindrances.length > 0) return { indexable: false, because: hindrances.join(' and ') };
  const own = tags.has('canonical') ? 'its own canonical' : 'no other canonical';
  const because = `it answers 200, says no noindex, names ${own}, and robots.txt allows it`;
  return { indexable: true, because };
}

/** Compares whether a page is declared as indexed with whether it's indexable as served. */
function checkIndexing(declared: boolean, { indexable, because }: Indexability): Finding[] {
  if (declared === indexable) return [];
  const [what, todo] = declared
    ? [
        `It is declared as indexed, but search engines will not list it, because ${because}.`,
        'Until this is put right the page cannot be found. The other errors here name the cause.',
      ]
    : [
        `It is declared as not indexed, but search engines may list it, because ${because}.`,
        'Tell your developer: neither its robots tag nor the X-Robots-Tag header keeps it out.',
      ];
  return [finding('error', what, todo)];
}

/** The picture of link previews is there, and is the one that was built. */
function checkSocialImage(page: DeclaredPage, answer: Answer | NoAnswer): Finding[] {
  const found = checkAnswer(answer, 200, 'image/png');
  if (found.length === 0 && 'body' in answer && !isAsBuilt(answer, page.sha256.socialImage)) {
    found.push(finding('warning', 'It is not the picture that was built.'));
  }
  return found.map(({ what, todo }) =>
    finding('warning', `Its social image, ${page.socialImage}: ${what}`, todo),
  );
}

/** robots.txt and sitemap.xml are served as they were built. */
function checkCrawlerFile({ path, type, body }: CrawlerFile, answer: Answer | NoAnswer): Finding[] {
  const found = checkAnswer(answer, 200, type);
  if (found.length > 0 || 'failure' in answer) {
    return found.map(({ what, todo }) => finding('error', `${path}: ${what}`, todo));
  }
  const served = answer.body.toString();
  if (served === body) return [];
  const [declared, listed] = [addressesIn(body), addressesIn(served)];
  const missing = declared.filter((address) => !listed.includes(address));
  const surplus = listed.filter((address) => !declared.includes(address));
  const details = inWords('Missing', missing) + inWords('Not declared', surplus);
  return [finding('error', `${path} is not the one that was built.${details}`)];
}

const addressesIn = (text: string): string[] =>
  [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

/** ` Missing: a, b, c and 3 more.`: the first three are enough. */
function inWords(what: string, addresses: readonly string[]): string {
  const more = addresses.length > 3 ? ` and ${addresses.length - 3} more` : '';
  return addresses.length > 0 ? ` ${what}: ${addresses.slice(0, 3).join(', ')}${more}.` : '';
}

/** The pages were built for the address that the site runs under. */
function checkSiteAddress(siteUrl: string, settingsUrl: string): Finding[] {
  if (URL.parse(siteUrl)?.origin === URL.parse(settingsUrl)?.origin) return [];
  const what = `The pages were built for ${siteUrl}, and the site runs as ${settingsUrl}.`;
  const todo =
    'Canonical addresses, the sitemap and previews name the wrong site. Set SITE_URL in .env and run "make up".';
  return [finding('error', what, todo)];
}
