import facts from '../../practice.json' with { type: 'json' };

/**
 * The facts that the backend needs. `npm run practice` generates the file from the practice's folder in
 * `frontend/`, and the compiler checks its type.
 */
export const practice: {
  readonly emergencyRoom?: string;
  readonly phone: { readonly display: string };
  readonly timeZone: string;
  /** Messages to visitors, by language and English text. */
  readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>;
} = facts;

/** Formats a time in the practice's time zone. */
export const practiceTime = new Intl.DateTimeFormat('en-US', {
  timeZone: practice.timeZone,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});
