import type { PracticeFacts } from './practice-facts.ts';
import { t } from './t.ts';

/**
 * For people who send an urgent message: no reply is fast enough. Names no
 * symptoms; the list is next to it. `{911}` and `{office}` are placeholders for
 * the numbers.
 */
export const urgentMessage = {
  first: t('Don’t wait for a reply. We may not read your message for hours.'),
  open: t(
    'Something splashed in your eye? Rinse it first. Find your symptom below. If it says 911 or the emergency room, do that now. For any other symptom, call {office}. We’re open. If we don’t pick up, go to the emergency room.',
  ),
  closed: t(
    'No one can answer our phone right now. Something splashed in your eye? Rinse it first. Find your symptom below. If it says 911, call {911}. For any other symptom, go to the emergency room.{nearest} Wait only if the list says you can.',
  ),
  anyTime: t(
    'Something splashed in your eye? Rinse it first. Find your symptom below. If it says 911 or the emergency room, do that now. For any other symptom, call {office} when we’re open. At any other time, go to the emergency room.{nearest} Wait only if the list says you can.',
  ),
} as const;

/** The answer to an urgent message. */
export const urgentReceived = {
  call: t(
    'We got your message, but don’t wait for our reply. Something splashed in your eye? Rinse it first. Check the list of symptoms that can’t wait. If yours says 911 or the emergency room, do that now. If not, and we’re closed, go to the emergency room.{nearest} If we’re open, call us now at {office}. If we don’t pick up, go to the emergency room. Wait only if the list says you can.',
  ),
  /** While there's no phone to call. */
  noPhone: t(
    'We got your message, but don’t wait for our reply. Our phone isn’t working. Something splashed in your eye? Rinse it first. Check the list of symptoms that can’t wait. If yours says 911, call {911}. For any other symptom, go to the emergency room.{nearest} Wait only if the list says you can.',
  ),
} as const;

export const emergencyCall = { name: t('Call 911'), href: 'tel:911' } as const;

/** Only where 911 takes texts: the practice's fact `textTo911`. */
export const emergencyText = {
  name: t('Text 911'),
  question: t('Can’t speak or hear? Text 911.'),
  href: 'sms:911',
} as const;

/** The value of `{rinsing}`: pages link it to the answer. */
export const rinsing = t('“A chemical”');

/** Links to the emergency room, in little room. */
export const emergencyRoomLinks = {
  call: t('Call the ER'),
  directions: t('ER directions'),
  /** If the practice's facts name none. */
  find: t('Find an ER'),
  findNearest: t('Find the emergency room nearest to you'),
} as const;

/** Phone numbers in urgent advice other than the practice's. */
export const helplines = {
  '{911}': { number: '911', href: emergencyCall.href },
  '{poison}': { number: '1-800-222-1222', href: 'tel:+18002221222' },
} as const;

/**
 * The value of `{nearest}`: the emergency room in the practice's facts, if it
 * has one. Its street and phone number stay `{hospitalStreet}` and
 * `{hospital}`, because pages link them.
 */
export function nearestEmergencyRoom(
  place: PracticeFacts['emergencyRoom'],
): string {
  if (!place) return '';
  const { name, minutes } = place;
  const street = '{hospitalStreet}';
  if (minutes === undefined)
    return t(' Near our office, that’s {name}, {street}: {hospital}.', {
      name,
      street,
    });
  return t(
    ' The nearest is {name}, {street}, {minutes} minutes from us by car: {hospital}.',
    { name, street, minutes },
  );
}
