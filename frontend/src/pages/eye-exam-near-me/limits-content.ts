import type { ClaimId } from '@/content/claims';

/** What people take an exam for, and what it is instead. */
export interface ExamLimit {
  name: string;
  words: string;
  claim?: ClaimId;
  link?: { page: 'eye-care-resources' | 'services'; hash?: '#urgent'; words: string };
}

export const examLimits: readonly ExamLimit[] = [
  {
    name: 'Not a screening',
    words:
      'The chart at school or at Motor Vehicles asks whether you can read one line. Somebody who passes can still have a problem with sight or with the health of the eye.',
    claim: 'screening-limits',
  },
  {
    name: 'Not a contact lens fitting',
    words:
      'Lenses are measured, tried on and looked at in your eye, which takes extra time. Say so when you book.',
    link: { page: 'services', words: 'How we fit contact lenses' },
  },
  {
    name: 'Not a sale',
    words:
      'You get your prescription without asking and without a fee, and may have it filled wherever you like.',
    claim: 'eyeglass-prescription-rule',
  },
  {
    name: 'Not for an emergency',
    words: 'Some signs can’t wait for a free hour. Know them before you need them.',
    link: { page: 'eye-care-resources', hash: '#urgent', words: 'Signs that can’t wait' },
  },
];
