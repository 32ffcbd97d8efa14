import type { CrawlerFile, DeclaredPage, Manifest } from './manifest.ts';
import type { Answer, NoAnswer } from './pages.client.ts';
import { deployAgain, type Finding, listed, type Context, type PageResult } from './report.ts';

interface Expected {
  readonly status: number;
  /** Media type without parameters. */
  readonly type: string;
}

/** Whether an address answers at all, with the status and the media type it should have. */
export function checkAnswer(expected: Expected, answer: Answer | NoAnswer): Finding[] {
  if ('failure' in answer) {
    const todo = 'Look at "make status" and "make logs": nginx may be down or overloaded.';
    return [{ severity: 'error', what: answer.failure, todo }];
  }
  const { status, headers } = answer;
  if (status !== expected.status) {
    const location = headers.get('location');
    const where = location ? ` and leads to ${location}` : '';
    const what = `It answers ${status}${where}; ${expected.status} was expected.`;
    return [{ severity: 'error', what, todo: deployAgain }];
  }
  const type = headers.get('content-type')?.split(';')[0] ?? 'no type';
  if (type === expected.type) return [];
  const what = `It is served as ${type} instead of ${expected.type}.`;
  return [{ severity: 'error', what, todo: deployAgain }];
}

const addressesIn = (text: string): string[] =>
  [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? '');

/** robots.txt and sitemap.xml are served as they were built. */
export function checkCrawlerFile(file: CrawlerFile, answer: Answer | NoAnswer): Finding[] {
  const findings = checkAnswer({ status: 200, type: file.type }, answer).map((finding) => ({
    ...finding,
    what: `${file.path}: ${finding.what}`,
  }));
  if (findings.length > 0 || 'failure' in answer) return findings;
  const served = answer.body.toString();
  if (served === file.body) return [];
  const [declared, found] = [addressesIn(file.body), addressesIn(served)];
  const missing = declared.filter((address) => !found.includes(address));
  const surplus = found.filter((address) => !declared.includes(address));
  const details = [
    missing.length > 0 && ` Missing: ${listed(missing)}.`,
    surplus.length > 0 && ` Not declared: ${listed(surplus)}.`,
  ];
  const what = `${file.path} is not the one that was built.${details.filter(Boolean).join('')}`;
  return [{ severity: 'error', what, todo: deployAgain }];
}

const watched = [
  { name: 'title', severity: 'error' },
  { name: 'description', severity: 'warning' },
] as const;

/** For each page whose title or description another page has too: what to do, under the page's id. */
export function findDuplicates(results: readonly PageResult[]): ReadonlyMap<string, Finding[]> {
  const findings = new Map<string, Finding[]>();
  for (const { name, severity } of watched) {
    const byValue = Map.groupBy(results, ({ facts }) => facts.tags.get(name)?.[0]?.trim());
    for (const [value, sharing] of byValue) {
      if (!value || sharing.length < 2) continue;
      for (const { page } of sharing) {
        const others = sharing
          .filter((other) => other.page !== page)
          .map((other) => other.page.label);
        const what = `It shares its ${name} with another page: ${others.join(', ')}.`;
        const todo = `Give each page a ${name} of its own, so that people can tell the results apart.`;
        findings.set(page.id, [...(findings.get(page.id) ?? []), { severity, what, todo }]);
      }
    }
  }
  return findings;
}

/** Whether search engines may list a page as it is served, and why: words that follow "because". */
interface Indexability {
  readonly indexable: boolean;
  readonly because: string;
}

const refusesIndex = (robots: string): boolean => /\b(noindex|none)\b/i.test(robots);

export function declaredIndexed(page: DeclaredPage): boolean {
  return !refusesIndex(page.robots);
}

export function notServed(answer: Answer | NoAnswer): Indexability {
  const because = 'failure' in answer ? 'it does not answer' : `it answers ${answer.status}`;
  return { indexable: false, because };
}

export function indexability(result: PageResult, { manifest, robots }: Context): Indexability {
  const { page, path, answer, facts } = result;
  if (answer.status !== 200) return notServed(answer);
  const hindrances: string[] = [];
  const tag = [...(facts.tags.get('robots') ?? []), ...(facts.tags.get('googlebot') ?? [])];
  if (tag.some(refusesIndex)) hindrances.push('its robots tag says noindex');
  if (refusesIndex(answer.headers.get('x-robots-tag') ?? '')) {
    hindrances.push('the X-Robots-Tag header says noindex');
  }
  if (robots?.isAllowed(`${manifest.siteUrl}${path}`, 'Googlebot') === false) {
    hindrances.push('robots.txt forbids to fetch it');
  }
  const [canonical] = facts.tags.get('canonical') ?? [];
  if (canonical !== undefined && canonical !== page.url) {
    hindrances.push(`its canonical address is another one (${canonical})`);
  }
  if (hindrances.length > 0) return { indexable: false, because: hindrances.join(' and ') };
  const own = canonical === undefined ? 'no other canonical' : 'its own canonical';
  return {
    indexable: true,
    because: `it answers 200, says no noindex, names ${own}, and robots.txt allows it`,
  };
}

/** What is declared of a page's place in search holds as served. */
export function checkIndexing(page: DeclaredPage, { indexable, because }: Indexability): Finding[] {
  const declared = declaredIndexed(page);
  if (declared === indexable) return [];
  if (declared) {
    const what = `It is declared as indexed, but search engines will not list it, because ${because}.`;
    const todo =
      'Until this is put right the page cannot be found. The other errors here name the cause.';
    return [{ severity: 'error', what, todo }];
  }
  const what = `It is declared as not indexed, but search engines may list it, because ${because}.`;
  const todo =
    'Tell your developer: neither its robots tag nor the X-Robots-Tag header keeps it out.';
  return [{ severity: 'error', what, todo }];
}

/** The pages were built for the address that the site runs under. */
export function checkSiteAddress({ siteUrl }: Manifest, settingsUrl: string): Finding[] {
  if (URL.parse(siteUrl)?.origin === URL.parse(settingsUrl)?.origin) return [];
  return [
    {
      severity: 'error',
      what: `The pages were built for ${siteUrl}, and the site runs as ${settingsUrl}.`,
      todo: 'Canonical addresses, the sitemap and previews name the wrong site. Set SITE_URL in .env and run "make up".',
    },
  ];
}

/** With and without a slash at the end, an address shows the same page. */
export function checkSlashForms(results: readonly PageResult[]): Finding[] {
  const [first, ...others] = results;
  if (!first || others.every(({ answer }) => answer.body.equals(first.answer.body))) return [];
  const what = 'With and without a slash at the end, different pages are served.';
  return [{ severity: 'warning', what, todo: deployAgain }];
}
