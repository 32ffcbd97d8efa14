import type { Finding } from '../finding.ts';
import type { Visit } from '../page-result.ts';

const watched = [
  { name: 'title', severity: 'error' },
  { name: 'description', severity: 'warning' },
] as const;

/** For each page whose title or description another page has too: what to do, under the page's id. */
export function findDuplicates(visits: readonly Visit[]): ReadonlyMap<string, Finding[]> {
  const findings = new Map<string, Finding[]>();
  for (const { name, severity } of watched) {
    const byValue = Map.groupBy(visits, ({ facts }) => facts.tags.get(name)?.[0]?.trim());
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
