/**
 * What to do about a sign that can't wait, written once for the pages, the form and the mail. The
 * backend imports this file too, so it imports nothing.
 *
 * `{911}`, `{office}` and `{poison}` stand for a number to dial, `{nearest}` for the emergency room.
 * Where sources differ, the more cautious one counts.
 */
export type UrgentLevelId = 'call-911' | 'emergency-room' | 'call-us';

/** How urgent a sign is: whom to call while the office is open, and while it's closed. */
export interface UrgentLevel {
  id: UrgentLevelId;
  title: string;
  /** The one number to dial first. */
  dial?: '911' | 'office';
  open: string;
  closed: string;
}

export interface UrgentSign {
  id: string;
  level: UrgentLevelId;
  sign: string;
  /** Instructions in the order in which to follow them. */
  now: string;
  /** What it can be. */
  why: string;
  /** Ids of the register of claims. */
  claims: readonly string[];
}

const neverDrive = 'Don’t drive yourself. Don’t wait to see if it passes.';
const emergencyRoom =
  'Go at any hour, even while we’re open. Have someone drive you, or call {911}.{nearest}';

/** The most urgent first. */
export const urgentLevels: readonly UrgentLevel[] = [
  {
    id: 'call-911',
    title: 'Call 911 now',
    dial: '911',
    open: neverDrive,
    closed: neverDrive,
  },
  {
    id: 'emergency-room',
    title: 'Go to the emergency room now',
    open: emergencyRoom,
    closed: emergencyRoom,
  },
  {
    id: 'call-us',
    title: 'Call us now, the same day',
    dial: 'office',
    open: 'Say that it’s urgent.',
    closed:
      'Are we closed, or does no one answer? Go to the emergency room. Don’t wait until we open.',
  },
];

export const urgentSigns = [
  {
    id: 'vision-loss',
    level: 'call-911',
    sign: 'Sudden loss of vision in one or both eyes, all of it or a part',
    now: 'Call {911}, even if your vision comes back. Note the time it began.',
    why: 'It can be a stroke, in the brain or in the eye.',
    claims: ['stroke-sight'],
  },
  {
    id: 'double-vision',
    level: 'call-911',
    sign: 'Sudden double vision',
    now: 'Call {911}, even if it comes and goes. Note the time it began.',
    why: 'It can be a stroke or a swollen blood vessel in the brain.',
    claims: ['double-vision'],
  },
  {
    id: 'stroke',
    level: 'call-911',
    sign: 'Any trouble seeing together with lost balance, a drooping face, a weak arm or slurred speech',
    now: 'Call {911}, even if it passes. Note the time it began.',
    why: 'These are signs of a stroke.',
    claims: ['stroke-sight'],
  },
  {
    id: 'chemical',
    level: 'emergency-room',
    sign: 'A chemical in the eye',
    now: 'Rinse first, before you call or go anywhere: clean, lukewarm water over the open eye for at least 20 minutes. Take contacts out if they come out easily as you rinse. Don’t rub. Have someone call Poison Control meanwhile: {poison}. Then go, and take the bottle along.',
    why: 'Some chemicals burn deeper with every second.',
    claims: ['chemical-rinse', 'chemical-splash'],
  },
  {
    id: 'injury',
    level: 'emergency-room',
    sign: 'A cut, a hard hit, or something stuck in the eye',
    now: 'Don’t rinse, rub or press, and don’t pull anything out. Hold the bottom of a paper cup over the eye without touching it.',
    why: 'Pressure can make a wound worse.',
    claims: ['eye-cut'],
  },
  {
    id: 'eye-pain',
    level: 'emergency-room',
    sign: 'Severe eye pain, above all with nausea, halos around lights or blurry vision',
    now: 'Don’t wait for it to pass. Go even at night.',
    why: 'The pressure in the eye may have shot up (acute glaucoma), and hours count.',
    claims: ['angle-closure'],
  },
  {
    id: 'flashes',
    level: 'call-us',
    sign: 'New flashes of light, a shower of new floaters, or a curtain at the edge of your vision',
    now: 'Call even if nothing hurts. If the curtain spreads or your vision goes dark, call {911}.',
    why: 'The retina may be coming loose.',
    claims: ['retinal-detachment'],
  },
  {
    id: 'red-eye',
    level: 'call-us',
    sign: 'A painful red eye, above all if you wear contacts',
    now: 'Take your contacts out and leave them out. Keep them in their case and bring them along.',
    why: 'It can be an infection that scars the eye.',
    claims: ['contact-lens-water'],
  },
  {
    id: 'wavy-lines',
    level: 'call-us',
    sign: 'Straight lines that suddenly look wavy',
    now: 'Cover one eye, then the other, and note which one bends the door frame.',
    why: 'The center of the retina may be swelling.',
    claims: ['amd'],
  },
  {
    id: 'white-pupil',
    level: 'call-us',
    sign: 'A child’s pupil that looks white or yellow, in the room or in a photo',
    now: 'Call even if your child seems fine. Bring the photo.',
    why: 'It can be a cataract or, rarely, a tumor. Early treatment counts.',
    claims: ['white-pupil'],
  },
  {
    id: 'turned-eye',
    level: 'call-us',
    sign: 'A child’s eye that suddenly turns in or out',
    now: 'With a headache, vomiting, a drooping eyelid or double vision, call {911} instead.',
    why: 'It can be a nerve problem or, rarely, a tumor.',
    claims: ['infant-warning-signs', 'white-pupil'],
  },
] as const satisfies readonly UrgentSign[];

export type UrgentSignId = (typeof urgentSigns)[number]['id'];
