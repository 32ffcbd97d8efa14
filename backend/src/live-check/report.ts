import type { Finding } from './finding.ts';

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
