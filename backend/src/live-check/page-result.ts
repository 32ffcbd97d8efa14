import type { Robot } from 'robots-parser';
import type { Finding } from './finding.ts';
import type { DeclaredPage, Manifest } from './manifest.ts';
import type { PageFacts } from './page-facts.ts';
import type { Answer, NoAnswer } from './pages.client.ts';

/** A page as it was served under one of its addresses. */
export interface Visit {
  readonly page: DeclaredPage;
  readonly path: string;
  readonly answer: Answer;
  readonly facts: PageFacts;
}

/** What the rules need to know beyond the one page. */
export interface Surroundings {
  readonly manifest: Manifest;
  /** What robots.txt, as served, allows; undefined when it was not served. */
  readonly robots: Robot | undefined;
  /** The pages that were served as expected, by path. */
  readonly served: ReadonlyMap<string, PageFacts>;
  /** Everything that was answered, by path. */
  readonly answers: ReadonlyMap<string, Answer | NoAnswer>;
}

/** One thing that search engines or people mind, looked for on one page. Pure. */
export type Rule = (visit: Visit, surroundings: Surroundings) => Finding[];
