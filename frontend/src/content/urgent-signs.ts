import type { ClaimId } from './claims';

/** A sign that cannot wait for an appointment, and what to do at once. */
export interface UrgentSign {
  sign: string;
  act: string;
  /** The number to dial, where it is not ours. */
  call?: { name: string; href: `tel:${string}` };
  claim: ClaimId;
}

/** For 911 or the emergency room, at any hour. */
export const emergencySigns: readonly UrgentSign[] = [
  {
    sign: 'Sudden loss of sight, or sudden double vision',
    act: 'It may be a stroke, above all with a drooping face, a weak arm or slurred speech.',
    call: { name: 'Call 911', href: 'tel:911' },
    claim: 'stroke-sight',
  },
  {
    sign: 'A chemical in the eye',
    act: 'Take out lenses and rinse at once with lukewarm tap water, for 15 to 20 minutes. Then ask Poison Control what to do next, with the bottle in your hand.',
    call: { name: 'Call 1-800-222-1222', href: 'tel:+18002221222' },
    claim: 'chemical-splash',
  },
  {
    sign: 'A cut, or something stuck in the eye',
    act: 'Do not rinse, rub or pull. Hold a paper cup over the eye without pressing, and go to the emergency room.',
    claim: 'eye-cut',
  },
  {
    sign: 'Strong eye pain with nausea and a red eye',
    act: 'Go to the emergency room. The pressure in the eye may have shot up, and hours count.',
    claim: 'angle-closure',
  },
];

/** For a call to us on the day itself. */
export const sameDaySigns: readonly UrgentSign[] = [
  {
    sign: 'Flashes, a shower of new specks, or a curtain',
    act: 'Call now, even if nothing hurts. The retina may be coming loose.',
    claim: 'retinal-detachment',
  },
  {
    sign: 'A red or painful eye with a contact lens',
    act: 'Take the lens out, leave it out, keep it in its case, and call.',
    claim: 'contact-lens-water',
  },
  {
    sign: 'Straight lines that turn wavy',
    act: 'Cover one eye, then the other, note which one bends the door frame, and call.',
    claim: 'amd',
  },
];
