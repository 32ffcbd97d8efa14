import { expect, test } from '@jest/globals';
import { readSettings } from '../config/read-settings.ts';
import { hashPassword } from '../password/password-hash.ts';
import { FormOpening } from './form-opening.ts';

const day = 24 * 60 * 60 * 1000;
const opened = Date.UTC(2026, 0, 5, 15);

const openingOf = async (SESSION_SECRET: string) =>
  new FormOpening(
    readSettings({
      SESSION_SECRET,
      ADMIN_PASSWORD_HASH: await hashPassword('a password for tests'),
    }),
  );

const opening = await openingOf('0123456789abcdef0123456789abcdef');
const token = opening.sign(opened);

test.each([
  [3000, ''],
  [7 * day, ''],
  [2999, 'filled in too fast'],
  [-1, 'filled in too fast'],
  [7 * day + 1, 'opened too long ago'],
])('sent after %i ms: %j', (elapsed, suspicion) => {
  expect(opening.suspicion(token, opened + elapsed)).toBe(suspicion);
});

test.each([
  ['nothing', ''],
  ['a number', 7],
  ['a list', [token]],
  ['another moment', token.replace(/^\d/, '2')],
  ['no signature', String(opened)],
  ['a longer token', `${token}.x`],
  ['a cut signature', token.slice(0, -4)],
])('%s is forged', (_what, forged) => {
  expect(opening.suspicion(forged, opened + day)).toBe('forged opening time');
});

test('a token of another site is forged', async () => {
  const other = await openingOf('fedcba9876543210fedcba9876543210');
  expect(other.suspicion(token, opened + day)).toBe('forged opening time');
});
