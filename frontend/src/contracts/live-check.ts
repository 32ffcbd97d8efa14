import {
  isBoolean,
  isListOf,
  isMissingOr,
  isNullOr,
  isNumber,
  isObjectWith,
  isOneOf,
  isText,
} from './shape.ts';

/**
 * Gravest first.
 * - `error`: search engines or visitors get something wrong.
 * - `warning`: it works, and will disappoint a visitor.
 * - `notice`: worth knowing.
 */
export const severities = ['error', 'warning', 'notice'] as const;

export type Severity = (typeof severities)[number];

/** Something that isn't as it should be, and what a person can do about it. Both are sentences. */
export interface Finding {
  readonly severity: Severity;
  readonly what: string;
  readonly todo: string;
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

export interface LiveCheckResult {
  /** ISO 8601, UTC. */
  readonly finishedAt: string;
  readonly milliseconds: number;
  readonly addresses: number;
  /** Why nothing could be checked, as a sentence; there's no report then. */
  readonly failure?: string;
  readonly report?: SiteReport;
}

export interface LiveCheckProgress {
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly done: number;
  /** Addresses to ask; 0 until that's known. */
  readonly total: number;
}

/** `GET` and `POST /api/admin/live-check` */
export interface LiveCheckStatus {
  /** The check under way. */
  readonly running: LiveCheckProgress | null;
  /** What the last one found. */
  readonly result: LiveCheckResult | null;
}

const finding = { severity: isOneOf(...severities), what: isText, todo: isText };

const isPageReport = isObjectWith<PageReport>({
  id: isText,
  label: isText,
  path: isText,
  declaredIndexed: isBoolean,
  indexable: isBoolean,
  because: isText,
  findings: isListOf(isObjectWith<PageFinding>({ ...finding, paths: isListOf(isText) })),
});

const isSiteReport = isObjectWith<SiteReport>({
  pages: isListOf(isPageReport),
  site: isListOf(isObjectWith<Finding>(finding)),
});

export const isLiveCheckStatus = isObjectWith<LiveCheckStatus>({
  running: isNullOr(
    isObjectWith<LiveCheckProgress>({ startedAt: isText, done: isNumber, total: isNumber }),
  ),
  result: isNullOr(
    isObjectWith<LiveCheckResult>({
      finishedAt: isText,
      milliseconds: isNumber,
      addresses: isNumber,
      failure: isMissingOr(isText),
      report: isMissingOr(isSiteReport),
    }),
  ),
});
