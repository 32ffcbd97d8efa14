import { type Finding, listed } from '../finding.ts';
import { internalTarget } from '../internal-target.ts';
import type { Rule } from '../page-result.ts';

/** Links within the site lead to a page or file that exists, and to a place that exists on it. */
export const linksRule: Rule = ({ page, facts }, { manifest, served }) => {
  const known = new Set([
    ...manifest.pages.filter(({ status }) => status === 200).flatMap(({ paths }) => paths),
    ...manifest.files,
  ]);
  const dead = new Set<string>();
  const lost = new Set<string>();
  for (const link of facts.links) {
    const target = internalTarget(link, page, manifest);
    if (!target) continue;
    const { path, fragment } = target;
    // A page of no address of its own (404) may still jump within itself.
    const landing = link.startsWith('#') ? facts : served.get(path);
    if (!landing && !known.has(path)) dead.add(link);
    // The top of a page is always there.
    else if (fragment && fragment !== 'top' && landing && !landing.ids.has(fragment))
      lost.add(link);
  }
  const findings: Finding[] = [];
  if (dead.size > 0) {
    findings.push({
      severity: 'error',
      what: `Links that lead nowhere: ${listed([...dead])}.`,
      todo: 'Have the address corrected, or the link taken out.',
    });
  }
  if (lost.size > 0) {
    findings.push({
      severity: 'warning',
      what: `Links to a place that the page does not have: ${listed([...lost])}.`,
      todo: 'Visitors land at the top of the page. Have the part after # corrected.',
    });
  }
  return findings;
};
