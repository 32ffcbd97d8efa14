import type { ClaimId } from '@/content/claims';
import { t } from 'shared/t';
import type { ScreeningFinding } from 'shared/urgent-advice';
import type formWords from './form-words.json';

export interface Phrase {
  /**
   * As on a school's form, so in English in every language. What
   * `form-words.json` has for it is found, too. Case and punctuation don't
   * matter.
   */
  word: keyof typeof formWords;
  /** The same with "and" or "or" in the page's language, if it has one. */
  shown?: string;
  /**
   * Found only if the text has nothing else: "pass" is also in "did not pass".
   */
  alone?: true;
  /** Numbers that find it, too. */
  numbers?: RegExp;
  /**
   * Has to be true whether or not the child passed, because a form also names
   * the tests that went well.
   */
  meaning: string;
  /** The finding, if it can't wait. */
  urgent?: ScreeningFinding;
  /** What to do, and how soon. */
  next?: string;
  claims: readonly ClaimId[];
}

const soon = t('Have it checked within a few weeks.');
const soonIfReferred = t(
  'If your child didn’t pass, have it checked within a few weeks.',
);

/**
 * What schools and pediatricians write on vision screening forms. Most urgent
 * first.
 */
export const phrases: readonly Phrase[] = [
  {
    word: 'Red reflex',
    meaning: t(
      'Light makes the pupil glow red, as in a flash photo. An unusual or missing glow can have several causes, and some are serious. It has to be checked as soon as possible.',
    ),
    urgent: 'red-reflex',
    claims: ['white-pupil', 'white-pupil-causes'],
  },
  {
    word: 'Anisocoria',
    meaning: t(
      'One pupil is larger than the other. Up to 1 in 5 healthy people have a slight difference.',
    ),
    urgent: 'pupil-size',
    next: t('If it isn’t new, tell us at the next exam.'),
    claims: ['anisocoria'],
  },
  {
    word: 'Cataract or cloudy cornea',
    shown: t('Cataract or cloudy cornea'),
    meaning: t(
      'Something that should be clear is cloudy: the lens inside the eye (a cataract) or the front of the eye. In a child, it has to be treated early, or the eye can’t learn to see.',
    ),
    urgent: 'cloudy-eye',
    claims: ['child-cataract', 'infant-glaucoma'],
  },
  {
    word: 'Ptosis or droopy eyelid',
    shown: t('Ptosis or droopy eyelid'),
    meaning: t(
      'An upper eyelid hangs low. If it covers the pupil or blurs what the eye sees, it can lead to a lazy eye.',
    ),
    urgent: 'lid-or-movement',
    next: t('If it isn’t new, have it checked within a few weeks.'),
    claims: ['child-droopy-lid', 'anisocoria'],
  },
  {
    word: 'Nystagmus',
    meaning: t(
      'The eyes shake or swing, and the child can’t stop it. Some children have had it from birth. It can also be a sign of another problem, such as a cataract.',
    ),
    urgent: 'lid-or-movement',
    next: t('If it isn’t new, have it checked within a few weeks.'),
    claims: ['child-cataract', 'anisocoria'],
  },
  {
    word: 'Did not pass',
    meaning: t(
      'At least one result wasn’t typical for your child’s age. It doesn’t say why. That takes an exam.',
    ),
    next: soon,
    claims: ['screening-failed'],
  },
  {
    word: 'Pass',
    alone: true,
    meaning: t(
      'That’s good news. It doesn’t replace an exam: a child can pass and still have an eye problem.',
    ),
    claims: ['screening-limits'],
  },
  {
    word: '20/40 and other numbers',
    shown: t('20/40 and other numbers'),
    // Not in a date, such as 11/20/25.
    numbers: /(?:^|[^\d/])20\/\d{1,3}\b/,
    meaning: t(
      'How small the letters were that your child could still read. With 20/40, your child reads at 20 feet what someone with 20/20 vision reads from 40. At age 3, 20/50 is a pass. At 4 and 5, 20/40 is.',
    ),
    next: soonIfReferred,
    claims: ['visual-acuity', 'screening-line'],
  },
  {
    word: 'OD, OS and OU',
    shown: t('OD, OS and OU'),
    meaning: t(
      'OD is the right eye, OS is the left eye, and OU is both. The letters don’t mean that anything is wrong.',
    ),
    claims: [],
  },
  {
    word: 'Two-line difference or amblyopia',
    shown: t('Two-line difference or amblyopia'),
    meaning: t(
      'One eye sees less than the other, such as two lines less on the chart. It can be a lazy eye (amblyopia). Glasses, a patch or drops can treat it.',
    ),
    next: soon,
    claims: ['eye-difference', 'amblyopia'],
  },
  {
    word: 'Near vision, plus lens or hyperopia',
    shown: t('Near vision, plus lens or hyperopia'),
    meaning: t(
      'A check for farsightedness. A farsighted child may see well, but the eyes work harder to focus, most of all up close. They can get tired.',
    ),
    next: soonIfReferred,
    claims: ['vision-terms'],
  },
  {
    word: 'Muscle balance or strabismus',
    shown: t('Muscle balance or strabismus'),
    meaning: t(
      'A check for an eye that turns in (esotropia) or out (exotropia), always or only at times. Kids don’t outgrow it.',
    ),
    next: soonIfReferred,
    claims: ['vision-terms'],
  },
  {
    word: 'Convergence',
    meaning: t(
      'How well the eyes turn in together for close work. If they don’t, words can look blurry or double.',
    ),
    next: soonIfReferred,
    claims: ['convergence-insufficiency'],
  },
  {
    word: 'Stereo or depth perception',
    shown: t('Stereo or depth perception'),
    meaning: t(
      'A check of whether your child sees a picture in 3D. If not, the two eyes may not work as a team, or one may see less.',
    ),
    next: soonIfReferred,
    claims: ['eye-difference'],
  },
  {
    word: 'Myopia',
    meaning: t(
      'Nearsightedness: things up close are clear, and things far away, like the board, are blurry.',
    ),
    next: soon,
    claims: ['myopia-start'],
  },
  {
    word: 'Astigmatism',
    meaning: t(
      'The front of the eye is shaped more like a football than a basketball, so things can look blurry, near and far.',
    ),
    next: soon,
    claims: ['vision-terms'],
  },
  {
    word: 'Anisometropia',
    meaning: t(
      'The two eyes need different lenses. Without glasses, the blurrier eye can become a lazy eye.',
    ),
    next: soon,
    claims: ['eye-difference'],
  },
  {
    word: 'Photoscreener, Spot or Plusoptix',
    shown: t('Photoscreener, Spot or Plusoptix'),
    meaning: t(
      'A camera or another device measured the eyes. It’s a first look, not a prescription.',
    ),
    next: soonIfReferred,
    claims: ['screening-limits'],
  },
  {
    word: '−2.25 and other numbers',
    shown: t('−2.25 and other numbers'),
    // Not the number of letters missed, as in 20/40-2.
    numbers: /(?:^|[^\d/])[-−+]\d/,
    meaning: t(
      'A device’s estimate of the glasses that would help. Minus means nearsighted, and plus means farsighted.',
    ),
    next: soonIfReferred,
    claims: ['screening-limits'],
  },
  {
    word: 'Unable to test',
    meaning: t(
      'There’s no result, and that isn’t a pass. Kids who can’t do the test should have an exam, too. An eye doctor can check a child’s eyes without a word from the child.',
    ),
    next: soon,
    claims: ['screening-untestable'],
  },
  {
    word: 'Color vision',
    meaning: t(
      'A check for color blindness: some colors look alike. If your child has it, tell the teacher, because lessons use colors.',
    ),
    next: t('If your child didn’t pass, tell us at the next exam.'),
    claims: ['color-vision'],
  },
];
