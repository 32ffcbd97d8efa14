import { declaredIndexed } from './indexing.ts';
import type { Rule } from '../page-result.ts';

/** A page that robots.txt forbids to fetch cannot say that it wants no listing. */
export const noindexReadableRule: Rule = ({ page, path }, { manifest, robots }) => {
  if (declaredIndexed(page)) return [];
  if (robots?.isAllowed(`${manifest.siteUrl}${path}`, 'Googlebot') !== false) return [];
  return [
    {
      severity: 'warning',
      what: 'robots.txt forbids to fetch it, so nobody reads that it wants no listing.',
      todo: 'Take its line out of robots.txt: noindex alone keeps a page out of search.',
    },
  ];
};
