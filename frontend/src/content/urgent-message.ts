/**
 * For people who send an urgent message: no reply is fast enough. Names no sign; the list of
 * signs stands beside it. The backend imports this file too, so it imports nothing. `{911}` and
 * `{office}` stand for the numbers.
 */
export const urgentMessage = {
  first: 'Don’t wait for a reply. A message may be read hours from now.',
  open: 'If your sign below says 911 or the emergency room, do that first. For any other, call {office} now: we’re open.',
  closed:
    'We’re closed now. For any sign below, call {911} or go to the emergency room. Don’t wait until we open.',
  received:
    'Your message has reached us, but don’t wait for our reply. Check the list of signs that can’t wait. If yours says 911 or the emergency room, do that now. Otherwise call us now at {office}. If we’re closed, go to the emergency room.',
} as const;

export const emergencyCall = { name: 'Call 911', href: 'tel:911' } as const;

/** The numbers of urgent advice that aren't the practice's own. */
export const helplines = {
  '{911}': { number: '911', href: emergencyCall.href },
  '{poison}': { number: '1-800-222-1222', href: 'tel:+18002221222' },
} as const;

/** What `{nearest}` stands for: the emergency room that the practice names, if it names one. */
export const nearestEmergencyRoom = (name: string | undefined): string =>
  name ? ` The one nearest to us is ${name}.` : '';
