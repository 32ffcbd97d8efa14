import type { Rule } from '../page-result.ts';

/** One heading of the first level, which says what the page is about. */
export const headingRule: Rule = ({ facts: { h1 } }) => {
  if (h1 === 1) return [];
  const todo =
    'Tell your developer: a page has one main heading (h1), which says what it is about.';
  return h1 === 0
    ? [{ severity: 'error', what: 'It has no main heading (h1).', todo }]
    : [{ severity: 'warning', what: `It has ${h1} main headings (h1).`, todo }];
};
