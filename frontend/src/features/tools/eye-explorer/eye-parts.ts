import { eyeOutlines } from '@/components/illustrations/eye-shapes';
import type { ClaimId } from '@/content/claims';
import { urgentAnswers } from '@/content/urgent-questions';
import type { UrgentSignId } from 'shared/urgent-advice';

interface EyePart {
  name: string;
  /**
   * Path data of its outline in the cross section, and of the line from its
   * button to it.
   */
  outline: string;
  leader: string;
  does: string;
  /** The claim behind `does`. */
  source: ClaimId;
  wrong: string;
  /** The claims behind `wrong`. */
  claims: readonly ClaimId[];
  /** A sign in this part that can't wait, or else where to read more. */
  more: UrgentSignId | { page: string; hash: `#${string}` | ''; text: string };
}

/** What to do about a sign that can't wait. */
export const answerTo = (sign: UrgentSignId) =>
  urgentAnswers.find(({ signs }) => signs.includes(sign));

/**
 * From the front of the eye to the back: four buttons above the drawing, and
 * three below.
 */
export const eyeParts: readonly EyePart[] = [
  {
    name: 'Cornea',
    outline: eyeOutlines.cornea,
    leader: 'M80 0L176 196',
    does: 'The clear window in front. It bends light into focus.',
    source: 'eye-parts',
    wrong:
      'If it’s curved unevenly, things look blurry near and far. That’s astigmatism. Contact lenses can lead to an infection of the cornea.',
    claims: ['vision-terms', 'contact-lens-sleep'],
    more: 'red-eye',
  },
  {
    name: 'Iris and pupil',
    outline: 'M212 160l-2 32M210 236l2 32M204 198q14 16 0 32q-14 -16 0 -32',
    leader: 'M240 0L212 164',
    does: 'The iris is the colored ring. It sets how much light gets in through the pupil, the hole in its middle.',
    source: 'eye-parts',
    wrong:
      'A child’s pupil can glow in an odd color, often first in a photo. That can have several causes, and some are serious. It has to be checked as soon as possible.',
    claims: ['white-pupil', 'white-pupil-causes'],
    more: 'white-pupil',
  },
  {
    name: 'Lens',
    outline: eyeOutlines.lens,
    leader: 'M400 0L246 192',
    does: 'It fine-tunes the focus, near and far.',
    source: 'eye-parts',
    wrong:
      'With age, it’s harder to focus up close, so you hold small print farther away or wear reading glasses. Later the lens can turn cloudy. That’s a cataract.',
    claims: ['aging-eye', 'cataract-view'],
    more: {
      page: 'services',
      hash: '#exams',
      text: 'What an exam checks',
    },
  },
  {
    name: 'Clear gel',
    outline: 'M262 138a108 108 0 1 1 0 152',
    leader: 'M560 0L352 176',
    does: 'It fills the back of the eye. Doctors call it the vitreous.',
    source: 'vitreous',
    wrong: 'You may see little specks or cobwebs that drift in it.',
    claims: ['retinal-detachment'],
    more: 'flashes',
  },
  {
    name: 'Retina',
    outline: eyeOutlines.retina,
    leader: 'M107 420L300 316',
    does: 'The layer at the back that turns light into signals.',
    source: 'eye-parts',
    wrong:
      'It can come loose. That’s an emergency. Diabetes can harm its blood vessels before you notice anything.',
    claims: ['retinal-detachment', 'diabetes-exam'],
    more: 'curtain',
  },
  {
    name: 'Macula',
    outline: 'M424 202a12 12 0 1 0 0.1 0',
    leader: 'M320 420L418 228',
    does: 'The center of the retina. It sees fine details, such as small print.',
    source: 'wavy-lines',
    wrong:
      'Macular degeneration damages it. The middle of what you see gets blurry or wavy.',
    claims: ['amd'],
    more: 'wavy-lines',
  },
  {
    name: 'Optic nerve',
    outline: eyeOutlines.nerve,
    leader: 'M533 420L468 318',
    does: 'The nerve that carries signals to the brain.',
    source: 'eye-parts',
    wrong: 'Glaucoma damages it, and at first you may not notice.',
    claims: ['glaucoma-silent'],
    more: { page: 'eye-care-resources', hash: '#glaucoma', text: 'Glaucoma' },
  },
];
