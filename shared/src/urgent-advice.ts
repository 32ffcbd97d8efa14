import { t } from './t.ts';

/**
 * What to do about a sign that can't wait, written once for the pages, the form
 * and the mail.
 *
 * `{911}`, `{office}` and `{poison}` are placeholders for phone numbers,
 * `{nearest}` for the emergency room with its own, `{rinsing}` for the name of
 * the answer about chemicals. Where sources differ, we follow the more cautious
 * one.
 */
export type UrgentLevelId =
  'call-911' | 'emergency-room' | 'call-us' | 'call-when-open';

/**
 * How urgent a sign is: who to call when the office is open, and when it's
 * closed.
 */
export interface UrgentLevel {
  id: UrgentLevelId;
  /** A title that's true at any hour. */
  title: string;
  /** The titles while the office is open and closed, if they differ. */
  titles?: { open: string; closed: string };
  /** The one number to dial, and the text of its link. */
  dial: '911' | 'office';
  call: string;
  open: string;
  closed: string;
}

export interface UrgentSign {
  id: string;
  level: UrgentLevelId;
  sign: string;
  /** Who should go to the emergency room instead of calling us. */
  goInstead?: string;
  /** Who should call someone else, or go somewhere, at any hour. */
  callInstead?: string;
  /** Instructions for everyone else, in order. */
  now: string;
  /** Possible causes. */
  why: string;
  /** Claim ids. */
  claims: readonly string[];
}

const neverDrive = t(
  'Don’t drive yourself. Don’t wait to see if it goes away.',
);
const emergencyRoom = t(
  'Go to the nearest emergency room any time, day or night, even if we’re open.{nearest} Have someone drive you, or call {911}.',
);

/** Most urgent first. */
export const urgentLevels: readonly UrgentLevel[] = [
  {
    id: 'call-911',
    title: t('Call 911 now'),
    dial: '911',
    call: t('Call 911'),
    open: neverDrive,
    closed: neverDrive,
  },
  {
    id: 'emergency-room',
    title: t('Go to the emergency room now'),
    dial: '911',
    call: t('No ride? Call 911'),
    open: emergencyRoom,
    closed: emergencyRoom,
  },
  {
    id: 'call-us',
    title: t('Call us. If we’re closed, go to the ER'),
    titles: {
      open: t('Call us now'),
      closed: t('Go to the emergency room now'),
    },
    dial: 'office',
    call: t('Call {office}'),
    open: t(
      'Call as soon as you notice it. Tell us it’s urgent. If we don’t pick up, go to the emergency room.',
    ),
    closed: t(
      'Go to the emergency room.{nearest} Don’t wait for us to open. Have someone drive you, or call {911}.',
    ),
  },
  {
    id: 'call-when-open',
    title: t('Call us. If we’re closed, call when we open'),
    titles: {
      open: t('Call us now'),
      closed: t('Call us first thing when we open'),
    },
    dial: 'office',
    call: t('Call {office}'),
    open: t(
      'Call as soon as you notice it. Tell us it’s urgent. If we don’t pick up, call your child’s doctor.',
    ),
    closed: t(
      'The call can wait until we open. You can also call your child’s doctor at any hour. If the eye starts to hurt or looks worse, go to the emergency room.{nearest}',
    ),
  },
];

export const urgentSigns = [
  {
    id: 'vision-loss',
    level: 'call-911',
    sign: t(
      'Sudden loss of all vision in one or both eyes, or sudden blur in both',
    ),
    now: t(
      'Call {911}, even if your vision comes back. Write down the time it started.',
    ),
    why: t('It could be a stroke in the brain or the eye.'),
    claims: ['stroke-sight', 'eye-stroke'],
  },
  {
    id: 'double-vision',
    level: 'call-911',
    sign: t('Sudden double vision'),
    now: t(
      'Call {911}, even if it comes and goes. Write down the time it started.',
    ),
    why: t(
      'It could be a stroke or a bulging blood vessel in the brain (an aneurysm).',
    ),
    claims: ['stroke-sight', 'brain-aneurysm'],
  },
  {
    id: 'stroke',
    level: 'call-911',
    sign: t(
      'Any trouble seeing along with loss of balance, a drooping face, a weak arm or slurred speech',
    ),
    now: t('Call {911}, even if it goes away. Write down the time it started.'),
    why: t('These are symptoms of a stroke.'),
    claims: ['stroke-sight'],
  },
  {
    id: 'chemical',
    level: 'emergency-room',
    sign: t('A chemical in the eye'),
    now: t(
      'Rinse first, before you call or go anywhere. Hold the eye open under clean, lukewarm water for at least 20 minutes. Take contacts out if they come out easily as you rinse. Don’t rub. While you rinse, have someone call Poison Control: {poison}. Alone? Rinse first, then call. Then go to the emergency room, and bring the bottle.',
    ),
    why: t('Some chemicals keep burning until you rinse them out.'),
    claims: ['chemical-rinse', 'chemical-splash', 'alkali-burn'],
  },
  {
    id: 'injury',
    level: 'emergency-room',
    sign: t(
      'A cut or hard hit to the eye, or an object, such as glass or metal, stuck in it',
    ),
    now: t(
      'Don’t rinse, rub or press on the eye. Don’t pull anything out. Cover the eye with the bottom of a paper cup, but don’t let the cup touch the eye. If you passed out, vomit, see double, can’t see, or one pupil is larger, call {911}.',
    ),
    why: t('Pressure can make the injury worse.'),
    claims: ['eye-cut', 'eye-injury', 'head-injury'],
  },
  {
    id: 'eye-pain',
    level: 'emergency-room',
    sign: t(
      'Severe eye pain, especially with nausea, halos around lights or blurry vision',
    ),
    now: t('Don’t wait for it to pass. Go even in the middle of the night.'),
    why: t(
      'The pressure in your eye may have shot up (acute glaucoma). That’s an emergency.',
    ),
    claims: ['angle-closure'],
  },
  {
    id: 'curtain',
    level: 'emergency-room',
    sign: t(
      'A dark curtain or shadow, or a part of your vision that’s suddenly missing',
    ),
    now: t(
      'Go even if it doesn’t hurt. If your vision goes dark, it’s in both eyes, or you have trouble speaking, call {911}. Do the same if your face droops or an arm is weak.',
    ),
    why: t(
      'Your retina may be coming loose. Part of your sight missing in both eyes can be a stroke.',
    ),
    claims: ['retinal-detachment', 'stroke-sight'],
  },
  {
    id: 'blur',
    level: 'emergency-room',
    sign: t('Sudden blur, or a dark or gray spot, in one eye'),
    now: t(
      'Go even if it doesn’t hurt. If that eye goes dark, both eyes are blurry, or it’s hard to speak, call {911}. Do the same if your face droops or an arm is weak.',
    ),
    why: t(
      'A blood vessel in your eye may be blocked or leaking. It could also be a stroke.',
    ),
    claims: ['sudden-blur', 'retinal-vein', 'stroke-sight'],
  },
  {
    id: 'after-surgery',
    level: 'emergency-room',
    sign: t(
      'Pain, a red eye, trouble with light or worse vision after eye surgery or an eye injection',
    ),
    now: t(
      'Go even if you’ll see your eye surgeon soon. Have someone call them on the way. Bring your eye drops.',
    ),
    why: t(
      'The inside of your eye may be infected. Early treatment works best.',
    ),
    claims: ['eye-infection-after-surgery'],
  },
  {
    id: 'unequal-pupils',
    level: 'emergency-room',
    sign: t('One pupil that’s suddenly larger than the other'),
    now: t(
      'Go even if you feel fine. If you hit your head, your head hurts, an eyelid droops or you see double, call {911}.',
    ),
    why: t(
      'It can be a sign of something serious, such as a bulging blood vessel in the brain (an aneurysm).',
    ),
    claims: ['anisocoria', 'brain-aneurysm'],
  },
  {
    id: 'drooping-lid',
    level: 'emergency-room',
    sign: t('An eyelid that suddenly droops'),
    now: t(
      'Go even if it doesn’t hurt. If a pupil is larger or smaller, your head or neck hurts or you see double, call {911}. Do the same for a drooping face, a weak arm or slurred speech.',
    ),
    why: t(
      'It could be a stroke or a bulging blood vessel in the brain (an aneurysm).',
    ),
    claims: [
      'eyelid-droop',
      'brain-aneurysm',
      'horner-syndrome',
      'stroke-sight',
    ],
  },
  {
    id: 'headache',
    level: 'emergency-room',
    sign: t(
      'A change in your vision with a new headache or jaw pain, if you’re over 50',
    ),
    now: t(
      'Go even if it comes and goes. Ask if it’s giant cell arteritis. If you lose sight or see double, call {911}.',
    ),
    why: t(
      'The arteries in your head may be inflamed. Without treatment, you could lose your sight for good.',
    ),
    claims: ['giant-cell-arteritis'],
  },
  {
    id: 'swollen-lid',
    level: 'emergency-room',
    sign: t('A swollen eyelid with a fever'),
    now: t(
      'Go now, with a child or for yourself. Don’t wait for the fever to go down. Go even without a fever if the eye bulges, hurts when it moves or sees worse.',
    ),
    why: t(
      'It could be an infection around the eye. It can get worse fast, and you could lose your sight.',
    ),
    claims: ['orbital-cellulitis'],
  },
  {
    id: 'newborn',
    level: 'emergency-room',
    sign: t('Red or swollen eyes, or pus, in a baby’s first month'),
    now: t(
      'Don’t wait until tomorrow. If your baby’s doctor can see your baby right away, go there instead.',
    ),
    why: t(
      'It could be an infection from birth. The worst ones can blind a baby within a day.',
    ),
    claims: ['newborn-pink-eye', 'newborn-eye-infection'],
  },
  {
    id: 'flashes',
    level: 'call-us',
    sign: t('New flashes of light or many new floaters (drifting specks)'),
    goInstead: t(
      'A dark curtain, blurry vision, or part of your vision missing? Go to the emergency room instead.',
    ),
    now: t('Don’t wait, even if it doesn’t hurt.'),
    why: t('Your retina may be coming loose.'),
    claims: ['retinal-detachment', 'sudden-blur'],
  },
  {
    id: 'red-eye',
    level: 'call-us',
    sign: t('A painful red eye, especially if you wear contacts'),
    goInstead: t(
      'Bad pain, worse vision, halos or nausea? An eye injury, surgery or injection? Go to the emergency room instead.',
    ),
    now: t(
      'Take your contacts out and leave them out. Bring them with you in their case.',
    ),
    why: t('It could be an infection, which can damage the eye for good.'),
    claims: [
      'contact-lens-sleep',
      'angle-closure',
      'eye-injury',
      'eye-infection-after-surgery',
    ],
  },
  {
    id: 'light-pain',
    level: 'call-us',
    sign: t('Eye pain that gets worse in light'),
    goInstead: t(
      'Bad pain, pain even in dim light, or worse vision? An eye injury, surgery or injection? Go to the emergency room instead.',
    ),
    callInstead: t('Fever, stiff neck or bad headache, too? Call {911}.'),
    now: t('Take your contacts out and leave them out.'),
    why: t(
      'It could be a scratch, an infection or swelling inside the eye. The sooner it’s treated, the better.',
    ),
    claims: [
      'light-pain',
      'uveitis',
      'eye-injury',
      'eye-infection-after-surgery',
    ],
  },
  {
    id: 'speck',
    level: 'call-us',
    sign: t('Sand, dust or an eyelash in the eye'),
    now: t(
      'Cement, lime or plaster dust, or anything that burns? Rinse for 20 minutes now: see {rinsing}. Did it fly in fast, as from a hammer, grinder, drill or mower? Don’t rinse, and go to the emergency room now. Don’t rub. Wash your hands and take your contacts out. Blink a few times, so that tears wash it out. If it’s still there, rinse the eye with clean water that isn’t hot. If it still hurts or your vision is blurry after rinsing, don’t wait.',
    ),
    why: t('A slight scratchy feeling can last a day.'),
    claims: ['eye-speck', 'eye-speck-tears', 'alkali-powder'],
  },
  {
    id: 'shingles',
    level: 'call-us',
    sign: t('A painful rash or blisters near one eye'),
    now: t(
      'Don’t wait, even if the eye itself looks fine. Medicine works best in the first three days.',
    ),
    why: t('It could be shingles, which can damage your sight.'),
    claims: ['shingles-eye'],
  },
  {
    id: 'wavy-lines',
    level: 'call-us',
    sign: t('Straight lines that suddenly look wavy'),
    callInstead: t(
      'Already treated for macular degeneration? Call your retina doctor first, at any hour. If they don’t answer, do what this page says.',
    ),
    now: t(
      'Look at a door frame with one eye covered, then the other. Notice which eye sees the lines bend.',
    ),
    why: t('Blood or fluid may be leaking under the center of your retina.'),
    claims: ['amd', 'wavy-lines'],
  },
  {
    id: 'zigzags',
    level: 'call-us',
    sign: t('Shimmering zigzag lines that you’ve never had before'),
    goInstead: t(
      'In one eye only, or part of your vision missing? Go to the emergency room instead.',
    ),
    callInstead: t(
      'Weak, numb, seeing double or trouble speaking? Call {911}.',
    ),
    now: t(
      'Don’t wait for it to end. Don’t drive. Cover one eye, then the other. Notice if it’s in one eye or both, and how long it lasts.',
    ),
    why: t(
      'It may be a migraine aura, which lasts an hour at most. Flashes can also mean that your retina is coming loose.',
    ),
    claims: ['migraine-aura', 'retinal-detachment', 'stroke-sight'],
  },
  {
    id: 'baby-light',
    level: 'call-us',
    sign: t('A baby with watery eyes who can’t stand normal light'),
    now: t(
      'Call your baby’s doctor now, even at night. If an eye looks cloudy, or larger than the other, say so. Can’t reach them? Call us, or if we’re closed, go to the emergency room.',
    ),
    why: t(
      'It could be high pressure in the eye (glaucoma). The earlier it’s treated, the better the chance to keep sight.',
    ),
    claims: ['infant-glaucoma', 'infant-warning-signs'],
  },
  {
    id: 'white-pupil',
    level: 'call-when-open',
    sign: t(
      'A child’s pupil that looks white or yellow, in person or in a photo',
    ),
    callInstead: t(
      'Is the eye red or swollen, or does its clear front look hazy? Does it hurt, or was it hit? Is your child vomiting? Go to the emergency room now.',
    ),
    now: t('Call even if your child seems fine. Bring the photo.'),
    why: t(
      'It could be a cataract or, rarely, a tumor. Early treatment matters.',
    ),
    claims: [
      'white-pupil',
      'white-pupil-photo',
      'white-pupil-causes',
      'eye-cancer',
    ],
  },
  {
    id: 'turned-eye',
    level: 'call-us',
    sign: t('A child’s eye that suddenly turns in or out'),
    callInstead: t(
      'Headache, vomiting, drooping eyelid or double vision, too? Call {911}.',
    ),
    now: t('Don’t wait, even if it comes and goes or your child seems fine.'),
    why: t(
      'It could be a problem with a nerve or the muscles that move the eye or, rarely, a tumor.',
    ),
    claims: ['sixth-nerve', 'turned-eye', 'white-pupil', 'eye-cancer'],
  },
] as const satisfies readonly UrgentSign[];

/**
 * Next to advice on atropine drops. It isn't a sign of an eye problem, so the
 * list doesn't have it.
 */
export const swallowedDrops = {
  now: t(
    'If your child swallows any, call Poison Control now: {poison}. Don’t wait for symptoms. If your child passes out, has a seizure or has trouble breathing, call {911}.',
  ),
  claims: ['atropine-swallowed', 'poison-signs'],
} as const;

/**
 * Next to words on a vision screening form. Someone else found these, not the
 * visitor, so the list doesn't have them.
 */
export const screeningFindings = {
  'red-reflex': t(
    'Does the form say that it’s white, uneven or missing? Call your child’s doctor today, or {office} first thing when we’re open, even if your child seems fine.',
  ),
  'pupil-size': t(
    'Did it appear suddenly? Go to the emergency room now. After a hit to the head, or with a headache, a drooping eyelid or double vision, call {911}.',
  ),
  'cloudy-eye': t(
    'Call your child’s doctor today, or us at {office} when we’re open, even if your child seems fine.',
  ),
  'lid-or-movement': t(
    'Did it appear suddenly? Go to the emergency room now. After a hit to the head, or with a headache, double vision or unequal pupils, call {911}.',
  ),
} as const;

export type ScreeningFinding = keyof typeof screeningFindings;

export type UrgentSignId = (typeof urgentSigns)[number]['id'];
