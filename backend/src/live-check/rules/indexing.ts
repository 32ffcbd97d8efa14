import type { Finding } from '../finding.ts';
import type { DeclaredPage } from '../manifest.ts';
import type { Answer, NoAnswer } from '../pages.client.ts';
import type { Surroundings, Visit } from '../page-result.ts';

/** Whether search engines may list a page as it is served, and why: words that follow "because". */
export interface Indexability {
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

export function indexability(visit: Visit, { manifest, robots }: Surroundings): Indexability {
  const { page, path, answer, facts } = visit;
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
