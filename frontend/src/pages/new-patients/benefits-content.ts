import type { ClaimId } from '@/content/claims';

export interface Benefit {
  title: string;
  words: string;
  claim?: ClaimId;
}

/** What somebody has of the visit, beyond having been examined. */
export const benefits: readonly Benefit[] = [
  {
    title: 'A page that you can read',
    words:
      'What we found, what to do and when to come back, on one page in 18-point type. It is yours before you leave your chair.',
  },
  {
    title: 'Your prescription',
    words:
      'You need not ask and it costs nothing extra: federal law says so. Fill it here or anywhere else.',
    claim: 'eyeglass-prescription-rule',
  },
  {
    title: 'Trouble found early',
    words:
      'Your photographs stay in your file and next year’s are laid beside them, because many eye diseases give no sign at first.',
    claim: 'eye-disease-without-warning',
  },
  {
    title: 'A doctor who calls back',
    words:
      'If something is unclear at home, call and ask for the doctor who examined you. You get that doctor, or a call back on the same day.',
  },
];
