import { deployAgain, type Finding } from '../finding.ts';
import type { Visit } from '../page-result.ts';

/** With and without a slash at the end, an address shows the same page. */
export function checkSlashForms(visits: readonly Visit[]): Finding[] {
  const [first, ...others] = visits;
  if (!first || others.every(({ answer }) => answer.body.equals(first.answer.body))) return [];
  const what = 'With and without a slash at the end, different pages are served.';
  return [{ severity: 'warning', what, todo: deployAgain }];
}
