import { expect, test } from 'vitest';
import type { Activity } from 'shared/activity';
import { dateTime } from '../date-time';
import {
  describeActor,
  describeEvent,
  describeLastSignIn,
} from './activity-words';

const at = Date.UTC(2026, 10, 21, 15, 30);
const signIn = (session: number, minutes: number): Activity => ({
  event: 'signed-in',
  at: at + minutes * 60_000,
  session,
  address: '203.0.113.0',
  browser: 'Firefox',
});

test('names what was counted', () => {
  expect(describeEvent(signIn(1, 0))).toBe('Signed in');
  expect(describeEvent({ event: 'messages-retried', at, count: 3 })).toBe(
    'Messages retried: 3',
  );
});

test('says what was changed for the day', () => {
  const what = 'Set: 2026-12-01: We’re closed.';
  expect(describeEvent({ event: 'day-changed', at, what })).toBe(
    'Day changed: Set: 2026-12-01: We’re closed.',
  );
});

test.each([
  [signIn(7, 0), 'session 7, from 203.0.113.0 with Firefox'],
  [
    { ...signIn(7, 0), isDesk: true },
    'front desk, session 7, from 203.0.113.0 with Firefox',
  ],
  [{ event: 'sign-in-refused', at, address: '2001:db8::' }, 'from 2001:db8::'],
  [{ event: 'password-changed', at }, 'on the server'],
] as const)('says who it was: %j', (activity, words) =>
  expect(describeActor(activity)).toBe(words),
);

test('shows the sign-in before this one', () => {
  const activity = [
    signIn(9, 30),
    signIn(8, 20),
    { event: 'signed-out', at } as const,
    signIn(7, 0),
  ];
  expect(describeLastSignIn({ activity, session: 8 })).toBe(
    `Last signed in ${dateTime.format(at)}, session 7, from 203.0.113.0 with Firefox.`,
  );
});

test('shows no sign-in when this is the only one known', () => {
  expect(
    describeLastSignIn({ activity: [signIn(7, 0)], session: 7 }),
  ).toBeUndefined();
  expect(describeLastSignIn({ activity: [], session: 0 })).toBeUndefined();
});
