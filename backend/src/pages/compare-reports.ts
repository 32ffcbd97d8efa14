import type { Finding, LiveCheckResult, SiteReport } from 'shared/live-check';

/** A finding with the page that it's about. Two are the same if this is. */
const sentenceFor = (label: string, { what }: Finding): string =>
  `${label}: ${what}`;

const wholeSite = 'The site';

const sentencesIn = ({ site, pages }: SiteReport): ReadonlySet<string> =>
  new Set([
    ...site.map((finding) => sentenceFor(wholeSite, finding)),
    ...pages.flatMap(({ label, findings }) =>
      findings.map((finding) => sentenceFor(label, finding)),
    ),
  ]);

/** Marks new findings, and lists those of the last check that are gone. */
export function compareReports(
  report: SiteReport,
  last: LiveCheckResult | null,
): Pick<LiveCheckResult, 'report' | 'before'> {
  if (!last?.report) return { report };
  const before = sentencesIn(last.report);
  const now = sentencesIn(report);
  const marked = <F extends Finding>(label: string, findings: readonly F[]) =>
    findings.map((finding) =>
      before.has(sentenceFor(label, finding))
        ? finding
        : { ...finding, isNew: true as const },
    );
  return {
    report: {
      site: marked(wholeSite, report.site),
      pages: report.pages.map((page) => ({
        ...page,
        findings: marked(page.label, page.findings),
      })),
    },
    before: {
      finishedAt: last.finishedAt,
      gone: [...before].filter((sentence) => !now.has(sentence)),
    },
  };
}
