import type { ClaimId } from '@/content/claims';

export interface VisionProblem {
  name: string;
  /** The word on the report. */
  term: string;
  words: string;
  /** What a parent may see. */
  signs: string;
  help: string;
  claim?: ClaimId;
}

export const visionProblems: readonly VisionProblem[] = [
  {
    name: 'Nearsighted',
    term: 'Myopia',
    words: 'The book is sharp, the board is not.',
    signs: 'Squints, walks up to the TV, copies from a neighbor.',
    help: 'Glasses or lenses, and treatment that slows the growth of the eye.',
    claim: 'myopia-start',
  },
  {
    name: 'Farsighted',
    term: 'Hyperopia',
    words: 'The eye strains to see near, and can do so for years without a blur.',
    signs: 'Avoids books, rubs the eyes, has headaches after school.',
    help: 'A little is normal in small children. When it strains, glasses.',
  },
  {
    name: 'Blurred in one direction',
    term: 'Astigmatism',
    words: 'The cornea is shaped more like a football than a basketball.',
    signs: 'Squints or tilts the head, far and near.',
    help: 'Glasses, or lenses for teenagers.',
  },
  {
    name: 'Lazy eye',
    term: 'Amblyopia',
    words:
      'The brain relies on one eye, and the other does not learn to see. Up to 3 children in 100 have it.',
    signs: 'Often none, since the good eye does the work.',
    help: 'Glasses, then a patch or drops for the good eye. Early works well.',
    claim: 'amblyopia',
  },
  {
    name: 'Turned eye',
    term: 'Strabismus',
    words: 'The eyes look in two directions, always or when the child is tired.',
    signs: 'One eye drifts in photos, or is shut in bright sun.',
    help: 'Glasses or a patch. If it takes surgery, we know whom to send you to.',
  },
  {
    name: 'Eyes that do not team up',
    term: 'Convergence insufficiency',
    words: 'The eyes do not turn in together for near things, and print doubles or swims.',
    signs: 'Loses the line, covers one eye, reads well for five minutes only.',
    help: 'Guided exercises, over some weeks.',
    claim: 'convergence-insufficiency',
  },
];
