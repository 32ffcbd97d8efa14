import { t } from 'shared/t';
import type { ClaimId } from './claims';

/** A problem that can wait for an appointment. */
interface MinorProblem {
  /** Names its drawing (sign-picture.tsx). */
  id: string;
  name: string;
  care: string;
  /** When to call after all, or not to wait. */
  unless: string;
  /** Urgent answers that it can turn out to be. */
  answers: readonly [string, ...string[]];
  claims: readonly ClaimId[];
}

/** The link to them, for people who'd look for one of these. */
export const someMinorProblems = t(
  'A stye, pink eye, a blood spot, a twitch or old floaters',
);

export const minorProblems: readonly MinorProblem[] = [
  {
    id: 'stye',
    name: t('A stye: a small, sore lump on the eyelid'),
    care: t(
      'Hold a clean, warm, wet cloth on it for 5 to 10 minutes, a few times a day. Don’t squeeze it. Most styes are gone in a week or two.',
    ),
    unless: t(
      'If it’s very sore or swollen, call us. If we’re closed, go to the emergency room. Go right away with a fever, a change in vision, a bulging eye or pain when the eye moves.',
    ),
    answers: ['swollen-lid'],
    claims: ['stye', 'orbital-cellulitis'],
  },
  {
    id: 'pink-eye',
    name: t('Pink eye: itchy, gritty or sticky, but no pain'),
    care: t(
      'Wipe off crusts with a clean, wet cloth. Wash your hands often, don’t share towels, and leave your contacts out. It’s usually better in two weeks.',
    ),
    unless: t(
      'Don’t wait if you wear contacts, it hurts, light bothers you, your vision changes or the eye is very red. A newborn can’t wait, either.',
    ),
    answers: ['red-eye', 'light-pain', 'newborn'],
    claims: ['pink-eye', 'newborn-pink-eye'],
  },
  {
    id: 'blood-spot',
    name: t('A blood spot on the white of the eye'),
    care: t(
      'It looks bad, but it doesn’t hurt and needs no treatment. It usually fades within two weeks.',
    ),
    unless: t(
      'Don’t wait if it hurts, your vision changes or something hit the eye. If you also bruise or bleed for no reason, tell your doctor.',
    ),
    answers: ['injury', 'red-eye'],
    claims: ['blood-spot', 'blood-spot-pain'],
  },
  {
    id: 'twitch',
    name: t('A twitching eyelid'),
    care: t(
      'Stress, too little sleep and too much caffeine can bring it on. Rest helps. It stops by itself within days or weeks.',
    ),
    unless: t(
      'Call us if it lasts more than two weeks or spreads. Don’t wait if the eyelid droops. If your face droops or feels weak, call {911}.',
    ),
    answers: ['drooping-lid'],
    claims: ['eyelid-twitch', 'eyelid-droop'],
  },
  {
    id: 'floaters',
    name: t('Floaters that you’ve had for a long time'),
    care: t(
      'If there aren’t more of them and you see as well as before, they’re usually harmless. Tell us at your next exam.',
    ),
    unless: t(
      'Don’t wait if there are suddenly more, or you also see flashes, a dark curtain or blur.',
    ),
    answers: ['flashes', 'curtain', 'blur'],
    claims: ['floaters-harmless'],
  },
  {
    id: 'aura',
    name: t('Shimmering zigzags that you know from your migraines'),
    care: t(
      'They build up slowly in both eyes, and they’re gone within an hour. Don’t drive until then. Tell us at your next exam.',
    ),
    unless: t(
      'Don’t wait if they’re in one eye only or last longer. If you feel weak or numb, see double or can’t speak well, call {911}.',
    ),
    answers: ['zigzags', 'vision-loss'],
    claims: ['migraine-aura', 'stroke-sight'],
  },
];

/** In footnote order. Import it with `?data`, without the texts. */
export const minorClaims = minorProblems.flatMap(({ claims }) => claims);
