import { t } from './t.ts';

/**
 * For people who send an urgent message: no reply is fast enough. Names no symptoms; the list
 * is next to it. `{911}` and `{office}` are placeholders for the numbers.
 */
export const urgentMessage = {
  first: t('Don’t wait for a reply. We may not read your message for hours.'),
  open: t(
    'If your sign below says 911 or the emergency room, do that first. For any other sign, call {office} now. We’re open.',
  ),
  closed: t(
    'We’re closed right now. For any sign below, call {911} or go to the emergency room. Don’t wait for us to open.',
  ),
  received: t(
    'We got your message, but don’t wait for our reply. Check the list of signs that can’t wait. If yours says 911 or the emergency room, do that now. If not, call us now at {office}. If we’re closed, go to the emergency room.',
  ),
} as const;

export const emergencyCall = { name: t('Call 911'), href: 'tel:911' } as const;

/** Phone numbers in urgent advice other than the practice's. */
export const helplines = {
  '{911}': { number: '911', href: emergencyCall.href },
  '{poison}': { number: '1-800-222-1222', href: 'tel:+18002221222' },
} as const;

/** The value of `{nearest}`: the emergency room in the practice's facts, if it has one. */
export const nearestEmergencyRoom = (name: string | undefined): string =>
  name ? t(' Near our office, that’s {name}.', { name }) : '';
