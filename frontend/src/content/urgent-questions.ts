import { t } from 'shared/t';
import {
  type UrgentSignId,
  urgentLevels,
  urgentSigns,
} from 'shared/urgent-advice';

/** An answer that leads to one instruction, which has its own page. */
export interface UrgentAnswer {
  /** The last part of the page's address. */
  id: string;
  /** In breadcrumbs and short lists. */
  name: string;
  /**
   * What happened, as visitors would say it. Some signs have the same
   * instruction.
   */
  answers: readonly [string, ...string[]];
  /** The most urgent one first. All have the same level. */
  signs: readonly [UrgentSignId, ...UrgentSignId[]];
  /** What comes before the level's instruction. */
  first?: string;
  /** The same in lists, where the level's title comes before it. */
  firstInLists?: string;
  /** When the level's instruction is for, if not always. */
  then?: string;
  /** In search results, where the practice's name follows. */
  title: string;
  description: string;
}

interface UrgentQuestion {
  question: string;
  answers: readonly UrgentAnswer[];
}

/** The questions of /something-just-happened/. Each sign is in one answer. */
export const urgentQuestions: readonly UrgentQuestion[] = [
  {
    question: t('Did your vision change?'),
    answers: [
      {
        id: 'vision-loss',
        name: t('Lost or double vision, or stroke symptoms'),
        answers: [
          t('Vision loss, double vision, or sudden blur in both eyes'),
          t('Trouble seeing, and a drooping face, weak arm or slurred speech'),
        ],
        signs: ['vision-loss', 'double-vision', 'stroke'],
        title: t('Lost Vision, Double Vision? Call 911'),
        description: t(
          'Sudden loss of vision, double vision, or trouble seeing with a drooping face or slurred speech? It could be a stroke. Call 911 now.',
        ),
      },
      {
        id: 'curtain',
        name: t('Dark curtain'),
        answers: [t('A dark curtain, or part of your vision is missing')],
        signs: ['curtain'],
        title: t('Dark Curtain? Go to the ER Now'),
        description: t(
          'A dark curtain or shadow, or a part of your vision that’s suddenly missing? Your retina may be coming loose. See where to go right now.',
        ),
      },
      {
        id: 'blur',
        name: t('Sudden blur in one eye'),
        answers: [t('Sudden blur or a dark spot in one eye')],
        signs: ['blur'],
        title: t('Sudden Blur in One Eye? Go to the ER'),
        description: t(
          'Sudden blur, or a dark or gray spot, in one eye? A blood vessel may be blocked or leaking. See where to go right now.',
        ),
      },
      {
        id: 'after-surgery',
        name: t('Worse after eye surgery'),
        answers: [
          t('Pain or worse vision after eye surgery or an eye injection'),
        ],
        signs: ['after-surgery'],
        title: t('Worse After Eye Surgery? Go to the ER'),
        description: t(
          'Pain, a red eye or worse vision after eye surgery or an eye injection? It could be an infection inside the eye. See where to go right now.',
        ),
      },
      {
        id: 'headache',
        name: t('Over 50: headache and vision change'),
        answers: [
          t('Over 50, with a vision change and a new headache or jaw pain'),
        ],
        signs: ['headache'],
        title: t('Headache, Vision Change? Go to the ER'),
        description: t(
          'Over 50, with a change in your vision and a new headache or jaw pain? It could be giant cell arteritis. See where to go right now.',
        ),
      },
      {
        id: 'flashes',
        name: t('New flashes or floaters'),
        answers: [t('Flashes or new floaters')],
        signs: ['flashes'],
        title: t('Flashes or Floaters? What to Do Now'),
        description: t(
          'New flashes of light or many new floaters? Your retina may be coming loose. See what to do now, whether we’re open or closed.',
        ),
      },
      {
        id: 'wavy-lines',
        name: t('Wavy lines'),
        answers: [t('Straight lines look wavy')],
        signs: ['wavy-lines'],
        title: t('Wavy Lines? What to Do Now'),
        description: t(
          'Do straight lines suddenly look wavy? Blood or fluid may be leaking under the center of your retina. See what to do now, whether we’re open or closed.',
        ),
      },
      {
        id: 'zigzags',
        name: t('New shimmering zigzags'),
        answers: [t('Shimmering zigzags for the first time')],
        signs: ['zigzags'],
        title: t('Shimmering Zigzags? What to Do Now'),
        description: t(
          'Shimmering zigzag lines for the first time? It may be a migraine aura, or a problem with your retina. See what to do now, whether we’re open or closed.',
        ),
      },
    ],
  },
  {
    question: t('Did something hit your eye or get in it?'),
    answers: [
      {
        id: 'chemical',
        name: t('Chemical'),
        answers: [t('A chemical, such as bleach, a cleaner or cement')],
        signs: ['chemical'],
        first: t('Rinse the eye with water now'),
        title: t('Chemical in the Eye? Rinse It Now'),
        description: t(
          'A chemical in the eye: rinse it with clean water before you call or go anywhere. See how to rinse, for how long, and where to go next.',
        ),
      },
      {
        id: 'injury',
        name: t('Eye injury'),
        answers: [t('A hard hit, a cut, or something stuck in the eye')],
        signs: ['injury'],
        title: t('Eye Injury: What to Do Now'),
        description: t(
          'A cut or a hard hit to the eye, or an object stuck in it? Don’t rinse, rub or press on it. See how to cover it and where to go.',
        ),
      },
      {
        id: 'speck',
        name: t('Sand, dust or an eyelash'),
        answers: [t('Sand, dust or an eyelash')],
        signs: ['speck'],
        first: t('Blink, then rinse the eye'),
        then: t('Painful or blurry after rinsing?'),
        title: t('Sand or Dust in the Eye? What to Do'),
        description: t(
          'Sand, dust or an eyelash in the eye? Blink and rinse, but don’t rub. See how, and what to do if it’s still there, it hurts, or your vision is blurry.',
        ),
      },
    ],
  },
  {
    question: t('Does an eye hurt or look wrong?'),
    answers: [
      {
        id: 'eye-pain',
        name: t('Severe eye pain'),
        answers: [t('Severe eye pain')],
        signs: ['eye-pain'],
        title: t('Severe Eye Pain? Go to the ER Now'),
        description: t(
          'Severe eye pain, especially with nausea, halos around lights or blurry vision? It could be acute glaucoma. See where to go right now.',
        ),
      },
      {
        id: 'light-pain',
        name: t('Eye pain in light'),
        answers: [t('Eye pain that gets worse in light')],
        signs: ['light-pain'],
        title: t('Does Light Hurt Your Eye? What to Do'),
        description: t(
          'Eye pain that gets worse in light could be a scratch or swelling inside the eye. See what to do now, whether we’re open or closed.',
        ),
      },
      {
        id: 'unequal-pupils',
        name: t('One pupil suddenly larger'),
        answers: [t('One pupil is suddenly larger')],
        signs: ['unequal-pupils'],
        title: t('One Pupil Larger? Go to the ER Now'),
        description: t(
          'Is one pupil suddenly larger than the other? It can be a sign of something serious. See where to go right now, and when to call 911 instead.',
        ),
      },
      {
        id: 'drooping-lid',
        name: t('Eyelid suddenly droops'),
        answers: [t('An eyelid that suddenly droops')],
        signs: ['drooping-lid'],
        title: t('Eyelid Suddenly Droops? Go to the ER'),
        description: t(
          'Does an eyelid suddenly droop? It could be a stroke or a bulging blood vessel. See where to go right now, and when to call 911 instead.',
        ),
      },
      {
        id: 'swollen-lid',
        name: t('Swollen eyelid and fever'),
        answers: [t('A swollen eyelid and a fever')],
        signs: ['swollen-lid'],
        title: t('Swollen Eyelid, Fever? Go to the ER'),
        description: t(
          'A swollen eyelid with a fever, in a child or an adult? It could be an infection around the eye. See where to go right now.',
        ),
      },
      {
        id: 'red-eye',
        name: t('Painful red eye'),
        answers: [t('A painful red eye')],
        signs: ['red-eye'],
        title: t('Painful Red Eye? What to Do Now'),
        description: t(
          'A painful red eye, especially if you wear contacts, could be an infection. See what to do now, whether we’re open or closed.',
        ),
      },
      {
        id: 'shingles',
        name: t('Rash near the eye'),
        answers: [t('A painful rash or blisters near one eye')],
        signs: ['shingles'],
        title: t('Rash Near the Eye? What to Do Now'),
        description: t(
          'A painful rash or blisters near one eye could be shingles. See what to do now, whether we’re open or closed.',
        ),
      },
      {
        id: 'newborn',
        name: t('Newborn with red or swollen eyes, or pus'),
        answers: [t('Red or swollen eyes, or pus, in a newborn')],
        signs: ['newborn'],
        title: t('Newborn With Pus in the Eye? Go Now'),
        description: t(
          'Red or swollen eyes, or pus, in a baby’s first month? It could be an infection from birth. See where to go right now.',
        ),
      },
      {
        id: 'baby-light',
        name: t('Baby bothered by light'),
        answers: [t('A baby with watery eyes who can’t stand normal light')],
        signs: ['baby-light'],
        first: t('Call your baby’s doctor now'),
        firstInLists: t('Call your baby’s doctor first'),
        then: t('Can’t reach your baby’s doctor?'),
        title: t('Baby Can’t Stand Light? What to Do'),
        description: t(
          'Does a baby have watery eyes and turn away from normal light? It could be glaucoma. Call your baby’s doctor now, and see what to do if you can’t.',
        ),
      },
      {
        id: 'white-pupil',
        name: t('White pupil in a child'),
        answers: [t('A child’s pupil looks white or yellow')],
        signs: ['white-pupil'],
        title: t('White Pupil in a Child? What to Do'),
        description: t(
          'Does a child’s pupil look white or yellow, in person or in a photo? Early treatment matters. See what to do now, whether we’re open or closed.',
        ),
      },
      {
        id: 'turned-eye',
        name: t('Suddenly turned eye in a child'),
        answers: [t('A child’s eye suddenly turns in or out')],
        signs: ['turned-eye'],
        title: t('Child’s Eye Turns In? What to Do'),
        description: t(
          'Does a child’s eye suddenly turn in or out? See what to do now, whether we’re open or closed, and when to call 911 instead.',
        ),
      },
    ],
  },
];

export const urgentAnswers: readonly UrgentAnswer[] = urgentQuestions.flatMap(
  ({ answers }) => answers,
);

/** For people whose problem isn't in the list. */
export const somethingElse = t(
  'Are we closed, and you’re not sure it can wait? Go to the emergency room.{nearest} If we’re open, call {office} and tell us what you notice. If we don’t pick up, go to the emergency room.',
);

/** The signs of an answer, and their level. */
export function adviceFor({ signs }: UrgentAnswer) {
  const [level] = urgentLevels.filter(({ id }) =>
    urgentSigns.some((sign) => sign.id === signs[0] && sign.level === id),
  );
  if (!level) throw new Error(`The sign "${signs[0]}" has no level.`);
  return {
    level,
    signs: urgentSigns.filter(({ id }) => signs.some((sign) => sign === id)),
  };
}
