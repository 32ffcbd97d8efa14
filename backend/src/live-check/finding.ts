/**
 * - `error`: search engines or visitors get something wrong.
 * - `warning`: it works, and will disappoint somebody.
 * - `notice`: worth knowing.
 */
type Severity = 'error' | 'warning' | 'notice';

/** Something that is not as it should be, and what a person can do about it. Both are sentences. */
export interface Finding {
  readonly severity: Severity;
  readonly what: string;
  readonly todo: string;
}

export const deployAgain =
  'Run "make up" once more, so that what is served is what was built. If it stays, tell your developer.';

/** `a, b and 3 more`: long lists tell no more than their beginning. */
export function listed(items: readonly string[], most = 3): string {
  const shown = items.slice(0, most).join(', ');
  return items.length > most ? `${shown} and ${items.length - most} more` : shown;
}
