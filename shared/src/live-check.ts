import * as is from './shape.ts';

/**
 * Most severe first.
 * - `error`: search engines or visitors get something wrong.
 * - `warning`: it works, but will disappoint a visitor.
 * - `notice`: worth knowing.
 */
export const severities = ['error', 'warning', 'notice'] as const;

export type Severity = (typeof severities)[number];

const warning = { severity: is.oneOf(...severities), what: is.text };

/**
 * `GET /api/admin/warnings`: of the server, such as an old certificate or
 * backup. `what` says what to do, too.
 */
export const isServerWarnings = is.objectWith({
  warnings: is.listOf(is.objectWith(warning)),
});
export type ServerWarnings = is.Checked<typeof isServerWarnings>;
export type ServerWarning = ServerWarnings['warnings'][number];

/** A problem and what to do about it, both as sentences. */
const finding = {
  ...warning,
  todo: is.text,
  /** Whether the check before didn't find it. */
  isNew: is.optional(is.boolean),
};
const isFinding = is.objectWith(finding);
export type Finding = is.Checked<typeof isFinding>;

const isPageReport = is.objectWith({
  id: is.text,
  label: is.text,
  path: is.text,
  declaredIndexed: is.boolean,
  /** As served. */
  indexable: is.boolean,
  /** Why it is or isn't indexable, as the end of a sentence with "because". */
  reason: is.text,
  /** Each with those of the page's paths that have the problem. */
  findings: is.listOf(is.objectWith({ ...finding, paths: is.listOf(is.text) })),
});
export type PageReport = is.Checked<typeof isPageReport>;

/** Differences between the site as served and as declared. */
const isSiteReport = is.objectWith({
  pages: is.listOf(isPageReport),
  /** Findings that aren't about a single page. */
  site: is.listOf(isFinding),
});
export type SiteReport = is.Checked<typeof isSiteReport>;

const isLastCheck = is.objectWith({
  finishedAt: is.text,
  /** What the last check found and this one didn't. */
  gone: is.listOf(is.text),
});
export type LastCheck = is.Checked<typeof isLastCheck>;

const isLiveCheckResult = is.objectWith({
  /** ISO 8601, UTC. */
  finishedAt: is.text,
  milliseconds: is.number,
  addresses: is.number,
  /** Why the check failed, as a sentence; there's no report then. */
  failure: is.optional(is.text),
  report: is.optional(isSiteReport),
  /**
   * The check that this one is compared with. Absent if there was none, or it
   * failed.
   */
  before: is.optional(isLastCheck),
});
export type LiveCheckResult = is.Checked<typeof isLiveCheckResult>;

const isLiveCheckProgress = is.objectWith({
  /** ISO 8601, UTC. */
  startedAt: is.text,
  done: is.number,
  /** Number of URLs to check; 0 until known. */
  total: is.number,
});
export type LiveCheckProgress = is.Checked<typeof isLiveCheckProgress>;

/**
 * `GET` and `POST /api/admin/live-check`: the running check, and the result of
 * the last one.
 */
export const isLiveCheckStatus = is.objectWith({
  running: is.nullable(isLiveCheckProgress),
  result: is.nullable(isLiveCheckResult),
});
export type LiveCheckStatus = is.Checked<typeof isLiveCheckStatus>;
