import type { Robot } from 'robots-parser';
import type { DeclaredPage, Manifest } from './manifest.ts';
import type { PageFacts } from './page-facts.ts';
import type { Answer, NoAnswer } from './pages.client.ts';

/**
 * - `error`: search engines or visitors get something wrong.
 * - `warning`: it works, and will disappoint a visitor.
 * - `notice`: worth knowing.
 */
type Severity = 'error' | 'warning' | 'notice';

/** Something that is not as it should be, and what a person can do about it. Both are sentences. */
export interface Finding {
  readonly severity: Severity;
  readonly what: string;
  readonly todo: string;
}

export const deployAgain =
  'Run "make up" once more, so that what is served is what was built. If it stays, tell your developer.';

/** `a, b and 3 more`: long lists tell no more than their beginning. */
export function listed(items: readonly string[], most = 3): string {
  const shown = items.slice(0, most).join(', ');
  return items.length > most ? `${shown} and ${items.length - most} more` : shown;
}

/** A finding, and under which of the page's addresses it was made. */
export interface PageFinding extends Finding {
  readonly paths: readonly string[];
}

export interface PageReport {
  readonly id: string;
  readonly label: string;
  readonly path: string;
  readonly declaredIndexed: boolean;
  /** As served. */
  readonly indexable: boolean;
  /** Why: words that follow "because". */
  readonly because: string;
  readonly findings: readonly PageFinding[];
}

/** What came out of comparing the site as served with the site as declared. */
export interface SiteReport {
  readonly pages: readonly PageReport[];
  /** What concerns no single page. */
  readonly site: readonly Finding[];
}

/** The same finding under both slash forms of an address is one finding. */
export function mergeFindings(findings: readonly PageFinding[]): PageFinding[] {
  const merged = new Map<string, PageFinding>();
  for (const finding of findings) {
    const known = merged.get(finding.what);
    merged.set(finding.what, {
      ...finding,
      paths: [...new Set([...(known?.paths ?? []), ...finding.paths])],
    });
  }
  return [...merged.values()];
}

/** A page as it was served under one of its addresses. */
export interface PageResult {
  readonly page: DeclaredPage;
  readonly path: string;
  readonly answer: Answer;
  readonly facts: PageFacts;
}

/** What the rules need to know beyond the one page. */
export interface Context {
  readonly manifest: Manifest;
  /** What robots.txt, as served, allows; undefined when it was not served. */
  readonly robots: Robot | undefined;
  /** The pages that were served as expected, by path. */
  readonly served: ReadonlyMap<string, PageFacts>;
  /** Everything that was answered, by path. */
  readonly answers: ReadonlyMap<string, Answer | NoAnswer>;
}

/** One thing that search engines or people mind, looked for on one page. Pure. */
export type Rule = (result: PageResult, context: Context) => Finding[];
