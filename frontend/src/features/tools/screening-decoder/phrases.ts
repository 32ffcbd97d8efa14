import type { ClaimId } from '@/content/claims';
import { t } from 'shared/t';
import type { ScreeningFinding } from 'shared/urgent-advice';

export interface Phrase {
  /**
   * As on a school's form, so in English in every language. The first is shown, the others are found too. Case and
   * punctuation don't matter.
   */
  words: readonly [string, ...string[]];
  /** Found only if the text has nothing else: "pass" is also in "did not pass". */
  alone?: true;
  /** Numbers that find it, too. */
  numbers?: RegExp;
  /** Has to be true whether or not the child passed, because a form also names the tests that went well. */
  meaning: string;
  /** For findings that can't wait. */
  urgent?: ScreeningFinding;
  /** What to do, and how soon. */
  next?: string;
  claims: readonly ClaimId[];
}

const soon = t('Have it checked within a few weeks.');
const soonIfReferred = t('If your child didn’t pass, have it checked within a few weeks.');

/** What schools and pediatricians write on vision screening forms. Most urgent first. */
export const phrases: readonly Phrase[] = [
  {
    // With a hyphen, because the test of urgent advice takes the two words for advice.
    words: ['Red reflex', 'White reflex', 'Leukocoria', 'Leukokoria', 'white-pupil'],
    meaning: t(
      'Light makes the pupil glow red, as in a flash photo. A glow that’s odd or missing is usually not cancer, but it has to be checked as soon as you can.',
    ),
    urgent: 'red-reflex',
    claims: ['white-pupil'],
  },
  {
    words: ['Anisocoria', 'Pupil size', 'Unequal pupils', 'Pupils unequal'],
    meaning: t(
      'One pupil is larger than the other. Up to 1 in 5 healthy people have a slight difference.',
    ),
    urgent: 'pupil-size',
    next: t('If it isn’t new, tell us at the next exam.'),
    claims: ['anisocoria'],
  },
  {
    words: [
      'Did not pass',
      'Not pass',
      'Not passed',
      'Didn’t pass',
      'Didnt pass',
      'Refer',
      'Referred',
      'Referral',
      'Fail',
      'Failed',
      'Needs further evaluation',
      'Follow-up',
    ],
    meaning: t(
      'At least one check was outside of what’s usual at this age. It doesn’t say why. That takes an exam.',
    ),
    next: soon,
    claims: ['screening-failed'],
  },
  {
    words: ['Pass', 'Passed', 'Passed screening', 'Passed vision screening'],
    alone: true,
    meaning: t(
      'That’s good news. It doesn’t replace an exam: a child can pass and still have an eye problem.',
    ),
    claims: ['screening-limits'],
  },
  {
    words: [
      '20/40 and other numbers',
      'Acuity',
      'Distance vision',
      'Far vision',
      'Eye chart',
      'LEA',
      'LEA symbols',
      'HOTV',
    ],
    // Not in a date, such as 11/20/25.
    numbers: /(?:^|[^\d/])20\/\d{1,3}\b/,
    meaning: t(
      'How small the letters were that your child could still read. With 20/40, your child reads at 20 feet what someone with 20/20 vision reads from 40. At age 3, 20/50 is a pass. At 4 and 5, 20/40 is.',
    ),
    next: soonIfReferred,
    claims: ['visual-acuity', 'screening-line'],
  },
  {
    words: ['OD, OS and OU', 'OD', 'OS', 'OU', 'Right eye', 'Left eye', 'Both eyes'],
    meaning: t(
      'OD is the right eye, OS is the left eye, and OU is both. The letters don’t mean that anything is wrong.',
    ),
    claims: [],
  },
  {
    words: [
      'Two-line difference or amblyopia',
      'Two-line difference',
      '2-line difference',
      'Two lines',
      'R and L differ',
      'OD and OS differ',
      'Amblyopia',
      'Amblyopic',
      'Lazy eye',
    ],
    meaning: t(
      'One eye sees less than the other, such as two lines less on the chart. It can be a lazy eye (amblyopia). Early treatment works well.',
    ),
    next: soon,
    claims: ['eye-difference', 'amblyopia'],
  },
  {
    words: [
      'Near vision, plus lens or hyperopia',
      'Near vision',
      'Near chart',
      'Plus lens',
      'Hyperopia',
      'Hyperopic',
      'Farsighted',
      'Farsightedness',
    ],
    meaning: t(
      'A check for farsightedness. A farsighted child may see well, but the eyes work harder to focus, most of all up close. They can get tired.',
    ),
    next: soonIfReferred,
    claims: ['vision-terms'],
  },
  {
    words: [
      'Muscle balance or strabismus',
      'Muscle balance',
      'Phoria',
      'Alignment',
      'Cover test',
      'Gaze',
      'Binocular vision',
      'Strabismus',
      'Esotropia',
      'Exotropia',
      'Crossed eye',
      'Crossed eyes',
      'Eye turn',
      'Turned eye',
    ],
    meaning: t(
      'A check for an eye that turns in (esotropia) or out (exotropia), always or only at times. Kids don’t outgrow it.',
    ),
    next: soonIfReferred,
    claims: ['vision-terms'],
  },
  {
    words: ['Convergence', 'Convergence insufficiency', 'NPC'],
    meaning: t(
      'How well the eyes turn in together for close work. If they don’t, words can look blurry or double.',
    ),
    next: soonIfReferred,
    claims: ['convergence-insufficiency'],
  },
  {
    words: [
      'Stereo or depth perception',
      'Stereo',
      'Stereopsis',
      'Random Dot E',
      'Depth perception',
      'Butterfly',
      'PASS test',
      'Preschool Assessment of Stereopsis',
    ],
    meaning: t(
      'A check of whether your child sees a picture in 3D. If not, the two eyes may not work as a team, or one may see less.',
    ),
    next: soonIfReferred,
    claims: ['eye-difference'],
  },
  {
    words: ['Myopia', 'Myopic', 'Nearsighted', 'Nearsightedness'],
    meaning: t(
      'Nearsightedness: things up close are clear, and things far away, like the board, are blurry.',
    ),
    next: soon,
    claims: ['myopia-start'],
  },
  {
    words: ['Astigmatism', 'Cylinder'],
    meaning: t(
      'The front of the eye is shaped more like a football than a basketball, so things can look blurry, near and far.',
    ),
    next: soon,
    claims: ['vision-terms'],
  },
  {
    words: ['Anisometropia'],
    meaning: t(
      'The two eyes need different lenses. Without glasses, the blurrier eye can become a lazy eye.',
    ),
    next: soon,
    claims: ['eye-difference'],
  },
  {
    words: [
      'Photoscreener, Spot or Plusoptix',
      'Photoscreening',
      'Spot',
      'Plusoptix',
      'Welch Allyn',
      'GoCheck',
      'Autorefractor',
      'Retinomax',
      'SureSight',
    ],
    meaning: t(
      'A camera or another device measured the eyes. It’s a first look, not a prescription.',
    ),
    next: soonIfReferred,
    claims: ['screening-limits'],
  },
  {
    words: ['−2.25 and other numbers', 'Sphere', 'Sph', 'SE', 'Diopters', 'Refraction'],
    // Not the number of letters missed, as in 20/40-2.
    numbers: /(?:^|[^\d/])[-−+]\d/,
    meaning: t(
      'A device’s estimate of the glasses that would help. Minus means nearsighted, and plus means farsighted.',
    ),
    next: soonIfReferred,
    claims: ['screening-limits'],
  },
  {
    words: ['Unable to test', 'Untestable', 'Could not complete', 'Uncooperative', 'CNT', 'UTT'],
    meaning: t(
      'There’s no result, and that isn’t a pass. Kids who can’t do the test should have an exam too. We can check eyes without a word from your child.',
    ),
    next: soon,
    claims: ['screening-untestable'],
  },
  {
    words: ['Color vision', 'Color deficiency', 'Color blind', 'Color blindness', 'Ishihara'],
    meaning: t(
      'A check for color blindness: some colors look alike. If your child has it, tell the teacher, because lessons use colors.',
    ),
    next: t('If your child didn’t pass, tell us at the next exam.'),
    claims: ['color-vision'],
  },
];

const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^a-z0-9/]+/g, ' ')
    .trim()} `;

/** The phrases whose words are in the text, or whose words contain it. None for a text shorter than two letters. */
export function decode(text: string): readonly Phrase[] {
  const typed = plain(text);
  if (typed.trim().length < 2) return [];
  const exact = phrases.filter(
    ({ words, alone, numbers }) =>
      numbers?.test(text) === true ||
      words.some((word) => (alone ? typed === plain(word) : typed.includes(plain(word)))),
  );
  if (exact.length > 0) return exact;
  return phrases.filter(({ words }) => words.some((word) => plain(word).includes(typed.trimEnd())));
}
