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
 * Most severe first.
 * - `error`: search engines or visitors get something wrong.
 * - `warning`: it works, but will disappoint a visitor.
 * - `notice`: worth knowing.
 */
export const severities = ['error', 'warning', 'notice'] as const;

export type Severity = (typeof severities)[number];

/** A problem and what to do about it, both as sentences. */
export interface Finding {
  readonly severity: Severity;
  readonly what: string;
  readonly todo: string;
  /** Whether the check before didn't find it. */
  readonly isNew?: true;
}

/** A finding and the page's paths that have it. */
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
  /** Why it is or isn't indexable, as the end of a sentence with "because". */
  readonly reason: string;
  readonly findings: readonly PageFinding[];
}

/** Differences between the site as served and as declared. */
export interface SiteReport {
  readonly pages: readonly PageReport[];
  /** Findings that aren't about a single page. */
  readonly site: readonly Finding[];
}

export interface LiveCheckResult {
  /** ISO 8601, UTC. */
  readonly finishedAt: string;
  readonly milliseconds: number;
  readonly addresses: number;
  /** Why the check failed, as a sentence; there's no report then. */
  readonly failure?: string;
  readonly report?: SiteReport;
  /** The check that this one is compared with. Absent if there was none, or it failed. */
  readonly before?: LastCheck;
}

export interface LastCheck {
  readonly finishedAt: string;
  /** What it found, and this one didn't. */
  readonly gone: readonly string[];
}

export interface LiveCheckProgress {
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly done: number;
  /** Number of URLs to check; 0 until known. */
  readonly total: number;
}

/** `GET` and `POST /api/admin/live-check` */
export interface LiveCheckStatus {
  /** The running check. */
  readonly running: LiveCheckProgress | null;
  /** The result of the last check. */
  readonly result: LiveCheckResult | null;
}

/** Of the server, such as an old certificate or backup. `what` says what to do, too. */
export type ServerWarning = Pick<Finding, 'severity' | 'what'>;

/** `GET /api/admin/warnings` */
export interface ServerWarnings {
  readonly warnings: readonly ServerWarning[];
}

const warning = { severity: isOneOf(...severities), what: isText };

export const isServerWarnings = isObjectWith<ServerWarnings>({
  warnings: isListOf(isObjectWith<ServerWarning>(warning)),
});

const finding = { ...warning, todo: isText, isNew: isMissingOr(isBoolean) };

const isPageReport = isObjectWith<PageReport>({
  id: isText,
  label: isText,
  path: isText,
  declaredIndexed: isBoolean,
  indexable: isBoolean,
  reason: isText,
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
      before: isMissingOr(isObjectWith<LastCheck>({ finishedAt: isText, gone: isListOf(isText) })),
    }),
  ),
});
