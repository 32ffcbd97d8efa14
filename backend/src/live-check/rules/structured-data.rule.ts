import { deployAgain, type Finding, listed } from '../finding.ts';
import type { Rule } from '../page-result.ts';

/** The structured data can be read, and is of the types that the registry declares. */
export const structuredDataRule: Rule = ({ page, facts }) => {
  const { allTypes, faults, nodeTypes } = facts.structuredData;
  const findings: Finding[] = faults.map((fault) => ({
    severity: 'error',
    what: `Its structured data cannot be used: ${fault}.`,
    todo: 'Search engines ignore the whole block. Tell your developer.',
  }));
  const missing = page.schemas.filter((type) => !allTypes.has(type));
  if (missing.length > 0) {
    const what = `Declared types are missing in its structured data: ${listed(missing, 20)}.`;
    findings.push({ severity: 'error', what, todo: deployAgain });
  }
  const undeclared = [...nodeTypes].filter((type) => !page.schemas.includes(type));
  if (undeclared.length > 0) {
    findings.push({
      severity: 'notice',
      what: `Its structured data has types that are not declared: ${listed(undeclared, 20)}.`,
      todo: 'Nothing is broken. Have them added to the page’s entry, so that the figures above count them.',
    });
  }
  return findings;
};
