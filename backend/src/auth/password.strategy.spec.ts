import { expect, test } from '@jest/globals';
import { readSettings } from '../config/read-settings.ts';
import { hashPassword } from '../config/password-hash.ts';
import { Passwords } from './password.strategy.ts';

const admins = 'correct horse battery';
const desks = 'staple in the drawer';

const passwords = new Passwords(
  readSettings({
    SESSION_SECRET: '0123456789abcdef0123456789abcdef',
    ADMIN_PASSWORD_HASH: await hashPassword(admins),
    DESK_PASSWORD_HASH: await hashPassword(desks),
  }),
);

test('checks concurrent passwords one at a time to limit memory', async () => {
  const { rss: before } = process.memoryUsage();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 1);
  const verdicts = await Promise.all(
    ['wrong', admins, 'wrong', desks, 'wrong', admins].map((guess) =>
      passwords.verify(guess, false),
    ),
  );
  clearInterval(watch);
  expect(verdicts).toEqual([
    undefined,
    'admin',
    undefined,
    'desk',
    undefined,
    'admin',
  ]);
  expect((most - before) / 2 ** 20).toBeLessThan(80);
});
