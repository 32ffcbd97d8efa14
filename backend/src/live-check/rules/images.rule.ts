import { deployAgain, type Finding, listed } from '../finding.ts';
import { internalTarget } from '../internal-target.ts';
import type { Rule } from '../page-result.ts';

/** Every image has an alternative text, even if an empty one, and every image of ours is there. */
export const imagesRule: Rule = ({ page, facts: { images } }, { manifest }) => {
  const findings: Finding[] = [];
  const bare = images.filter(({ hasAlt }) => !hasAlt);
  if (bare.length > 0) {
    findings.push({
      severity: 'error',
      what: `Images without an alternative text: ${listed(bare.map(({ src }) => src))}.`,
      todo: 'Give each an alt text that says what it shows, or an empty one if it only decorates.',
    });
  }
  const files = new Set(manifest.files);
  const lost = images.filter(({ src }) => {
    const target = internalTarget(src, page, manifest);
    return target !== undefined && !files.has(target.path);
  });
  if (lost.length > 0) {
    const what = `Images that are not on the server: ${listed(lost.map(({ src }) => src))}.`;
    findings.push({ severity: 'error', what, todo: deployAgain });
  }
  return findings;
};
