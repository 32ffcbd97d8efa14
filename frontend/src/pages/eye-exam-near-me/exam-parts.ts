import type { ClaimId } from '@/content/claims';

export const examSummary =
  'One hour for six things, and a doctor who tells you in plain words what each of them showed.';

/** What a full exam goes through, in its order. */
export interface ExamPart {
  name: string;
  words: string;
  claim?: ClaimId;
}

export const examParts: readonly ExamPart[] = [
  {
    name: 'Your story',
    words:
      'What bothers you and since when, which medicines you take, which eye troubles run in the family.',
  },
  {
    name: 'How sharply you see',
    words: 'Far and near, one eye and then the other, with your glasses and without them.',
  },
  {
    name: 'Which lenses you need',
    words:
      '“Better one, or two?” Nobody fails this part. If both look the same, say so: that is an answer too.',
  },
  {
    name: 'Both eyes together',
    words: 'Your pupils, your side vision, and whether both eyes aim and focus at one point.',
  },
  {
    name: 'The pressure in each eye',
    words: 'One puff of air, or a touch that you do not feel. We say when it comes.',
  },
  {
    name: 'The inside',
    words:
      'The lens, the retina and the optic nerve, often through pupils that drops have widened. Many eye diseases show here before you would notice.',
    claim: 'eye-disease-without-warning',
  },
];
