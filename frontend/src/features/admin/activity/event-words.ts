import type { Activity, ActivityEvent } from 'shared/activity';

const events: Readonly<Record<ActivityEvent, string>> = {
  'signed-in': 'Signed in',
  'sign-in-refused': 'Sign-in refused',
  'sign-ins-limited': 'Sign-ins refused after too many tries',
  'signed-out': 'Signed out',
  'signed-out-everywhere': 'Signed out everywhere',
  'password-changed': 'Password changed',
  'second-factor-on': 'Second factor switched on',
  'second-factor-changed': 'Second factor replaced',
  'second-factor-off': 'Second factor switched off',
  'messages-retried': 'Messages retried',
  'messages-discarded': 'Messages discarded',
  'live-check-started': 'Live check started',
};

/** Such as `Messages retried: 3`. */
export function describeEvent({ event, count }: Activity): string {
  return count === undefined ? events[event] : `${events[event]}: ${count}`;
}
