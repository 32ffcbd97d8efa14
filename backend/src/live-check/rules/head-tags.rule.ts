import { deployAgain, type Finding } from '../finding.ts';
import { tagName, tagValue } from '../page-facts.ts';
import type { Rule } from '../page-result.ts';

/** A wrong one of these misleads search engines; the others make a poorer result or preview. */
const decisive = new Set(['title', 'robots', 'canonical']);

/** Every declared tag stands in the head, once, with the declared value. */
export const headTagsRule: Rule = ({ page, facts: { tags, strayTags } }) =>
  page.tags.flatMap((declared): Finding[] => {
    const name = tagName(declared);
    const value = tagValue(declared);
    const severity = decisive.has(name) ? 'error' : 'warning';
    const served = tags.get(name) ?? [];
    if (served.length === 0 && strayTags.has(name)) {
      const what = `Its ${name} tag stands in the body, where it counts for nothing.`;
      const todo = 'Something in the head ends it early. Tell your developer.';
      return [{ severity, what, todo }];
    }
    if (served.length === 0) {
      return [{ severity, what: `Its ${name} tag is missing.`, todo: deployAgain }];
    }
    if (served.length > 1) {
      const what = `Its ${name} tag stands there ${served.length} times.`;
      const todo = 'Search engines pick one of them or none. Tell your developer to leave one.';
      return [{ severity, what, todo }];
    }
    if (served[0] === value) return [];
    const what = `Its ${name} tag says “${String(served[0])}”; declared is “${value}”.`;
    return [{ severity, what, todo: deployAgain }];
  });
