import type { Closure, Week } from './opening-hours.ts';

interface Phone {
  readonly display: string;
  readonly href: string;
}

/**
 * The practice's facts for the backend. `npm run practice` writes them to
 * practice.ts, beside this file.
 */
export interface PracticeFacts {
  readonly emergencyRoom?: {
    readonly name: string;
    readonly street: string;
    readonly phone: Phone;
    /** From the practice's door, by car. */
    readonly minutes?: number | undefined;
  };
  readonly name: string;
  /** The practice's color, visible on light and dark mails: `#1f7378`. */
  readonly mailColor: string;
  /** The same, dark enough for white text: `#0b5156`. */
  readonly mailButton: string;
  readonly phone: Phone;
  /** What the front desk can put in its place while the phone is down. */
  readonly otherPhones: readonly Phone[];
  readonly timeZone: string;
  readonly hours: Week;
  readonly closures: readonly Closure[];
  /** Within one business day. */
  readonly promisesReply: boolean;
  /** Messages to visitors, by language and English text. */
  readonly translations: Readonly<
    Record<string, Readonly<Record<string, string>>>
  >;
}
