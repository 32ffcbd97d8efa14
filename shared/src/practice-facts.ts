/**
 * The practice's facts for the backend. `npm run practice` writes them to
 * practice.ts, beside this file.
 */
export interface PracticeFacts {
  readonly emergencyRoom?: {
    readonly name: string;
    readonly street: string;
    readonly phone: { readonly display: string };
  };
  readonly phone: { readonly display: string };
  readonly timeZone: string;
  /** Messages to visitors, by language and English text. */
  readonly translations: Readonly<
    Record<string, Readonly<Record<string, string>>>
  >;
}
