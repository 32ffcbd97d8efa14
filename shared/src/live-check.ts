import {
  type Checked,
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

const warning = { severity: isOneOf(...severities), what: isText };

/** `GET /api/admin/warnings`: of the server, such as an old certificate or backup. `what` says what to do, too. */
export const isServerWarnings = isObjectWith({ warnings: isListOf(isObjectWith(warning)) });
export type ServerWarnings = Checked<typeof isServerWarnings>;
export type ServerWarning = ServerWarnings['warnings'][number];

/** A problem and what to do about it, both as sentences. */
const finding = {
  ...warning,
  todo: isText,
  /** Whether the check before didn't find it. */
  isNew: isMissingOr(isBoolean),
};
const isFinding = isObjectWith(finding);
export type Finding = Checked<typeof isFinding>;

const isPageReport = isObjectWith({
  id: isText,
  label: isText,
  path: isText,
  declaredIndexed: isBoolean,
  /** As served. */
  indexable: isBoolean,
  /** Why it is or isn't indexable, as the end of a sentence with "because". */
  reason: isText,
  /** With the page's paths that have them. */
  findings: isListOf(isObjectWith({ ...finding, paths: isListOf(isText) })),
});
export type PageReport = Checked<typeof isPageReport>;

/** Differences between the site as served and as declared. */
const isSiteReport = isObjectWith({
  pages: isListOf(isPageReport),
  /** Findings that aren't about a single page. */
  site: isListOf(isFinding),
});
export type SiteReport = Checked<typeof isSiteReport>;

const isLastCheck = isObjectWith({
  finishedAt: isText,
  /** What it found, and this one didn't. */
  gone: isListOf(isText),
});
export type LastCheck = Checked<typeof isLastCheck>;

const isLiveCheckResult = isObjectWith({
  /** ISO 8601, UTC. */
  finishedAt: isText,
  milliseconds: isNumber,
  addresses: isNumber,
  /** Why the check failed, as a sentence; there's no report then. */
  failure: isMissingOr(isText),
  report: isMissingOr(isSiteReport),
  /** The check that this one is compared with. Absent if there was none, or it failed. */
  before: isMissingOr(isLastCheck),
});
export type LiveCheckResult = Checked<typeof isLiveCheckResult>;

const isLiveCheckProgress = isObjectWith({
  /** ISO 8601, UTC. */
  startedAt: isText,
  done: isNumber,
  /** Number of URLs to check; 0 until known. */
  total: isNumber,
});
export type LiveCheckProgress = Checked<typeof isLiveCheckProgress>;

/** `GET` and `POST /api/admin/live-check`: the running check, and the result of the last one. */
export const isLiveCheckStatus = isObjectWith({
  running: isNullOr(isLiveCheckProgress),
  result: isNullOr(isLiveCheckResult),
});
export type LiveCheckStatus = Checked<typeof isLiveCheckStatus>;
