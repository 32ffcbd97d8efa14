import type { ClaimId } from '@/content/claims';
import type { UrgentSignId } from 'shared/urgent-advice';

export interface EyePart {
  name: string;
  /**
   * Path data of its outline in the cross section, and of the line from its
   * label to it.
   */
  outline: string;
  leader: string;
  /** Where its name is. */
  label: [x: number, y: number, anchor?: 'middle' | 'end'];
  does: string;
  /** The claim behind `does`. */
  source: ClaimId;
  wrong: string;
  /** The claims behind `wrong`. */
  claims: readonly ClaimId[];
  /** A sign in this part that can't wait. */
  sign?: UrgentSignId;
}

/** Path data of the parts that have an outline of their own. */
export const eyeOutlines = {
  cornea: 'M208 144q-76 70 0 140l13 -6q-14 -64 0 -128z',
  lens: 'M234 164q32 50 0 100q-24 -50 0 -100z',
  retina: 'M260 119a110 110 0 1 1 0 190',
  nerve: 'M414 250l76 44q-6 22 -18 34l-84 -46z',
} as const;

/**
 * From the front of the eye to the back. The style sheet of the drawing knows
 * that there are seven, and which one's name is inside the eye.
 */
export const eyeParts: readonly EyePart[] = [
  {
    name: 'Cornea',
    outline: eyeOutlines.cornea,
    leader: 'M96 72L178 178',
    label: [14, 60],
    does: 'The clear window in front. It bends light into focus.',
    source: 'eye-parts',
    wrong:
      'If it’s curved unevenly, things look blurry near and far. That’s astigmatism. Contact lenses can lead to an infection of the cornea.',
    claims: ['vision-terms', 'contact-lens-sleep'],
    sign: 'red-eye',
  },
  {
    name: 'Iris and pupil',
    outline: 'M212 160l-2 32M210 236l2 32M204 198q14 16 0 32q-14 -16 0 -32',
    leader: 'M150 330L208 250',
    label: [14, 360],
    does: 'The iris is the colored ring. It sets how much light gets in through the pupil, the hole in its middle.',
    source: 'eye-parts',
    wrong:
      'A child’s pupil can glow in an odd color, often first in a photo. That can have several causes, and some are serious. It has to be checked as soon as possible.',
    claims: ['white-pupil', 'white-pupil-causes'],
    sign: 'white-pupil',
  },
  {
    name: 'Lens',
    outline: eyeOutlines.lens,
    leader: 'M212 366L240 246',
    label: [176, 398],
    does: 'It fine-tunes the focus, near and far.',
    source: 'eye-parts',
    wrong:
      'With age, it’s harder to focus up close, so you hold small print farther away or wear reading glasses. Later the lens can turn cloudy. That’s a cataract.',
    claims: ['aging-eye', 'cataract-view'],
  },
  {
    name: 'Clear gel',
    outline: 'M262 138a108 108 0 1 1 0 152',
    leader: '',
    label: [318, 290, 'middle'],
    does: 'It fills the back of the eye. Doctors call it the vitreous.',
    source: 'vitreous',
    wrong: 'You may see little specks or cobwebs that drift in it.',
    claims: ['retinal-detachment'],
    sign: 'flashes',
  },
  {
    name: 'Retina',
    outline: eyeOutlines.retina,
    leader: 'M490 92Q440 98 402 130',
    label: [498, 100],
    does: 'The layer at the back that turns light into signals.',
    source: 'eye-parts',
    wrong:
      'It can come loose. That’s an emergency. Diabetes can harm its blood vessels before you notice anything.',
    claims: ['retinal-detachment', 'diabetes-exam'],
    sign: 'curtain',
  },
  {
    name: 'Macula',
    outline: 'M424 202a12 12 0 1 0 0.1 0',
    leader: 'M500 206h-58',
    label: [508, 216],
    does: 'The center of the retina. It sees fine details, such as small print.',
    source: 'wavy-lines',
    wrong:
      'Macular degeneration damages it. The middle of what you see gets blurry or wavy.',
    claims: ['amd'],
    sign: 'wavy-lines',
  },
  {
    name: 'Optic nerve',
    outline: eyeOutlines.nerve,
    leader: 'M524 332Q504 308 478 304',
    label: [632, 366, 'end'],
    does: 'The nerve that carries signals to the brain.',
    source: 'eye-parts',
    wrong: 'Glaucoma damages it, and at first you may not notice.',
    claims: ['glaucoma-silent'],
  },
];
