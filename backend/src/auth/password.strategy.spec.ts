import { expect, test } from '@jest/globals';
import { readSettings } from '../config/read-settings.ts';
import { hashPassword } from '../config/password-hash.ts';
import { AdminPassword } from './password.strategy.ts';

async function adminPassword(password: string): Promise<AdminPassword> {
  const SESSION_SECRET = '0123456789abcdef0123456789abcdef';
  const ADMIN_PASSWORD_HASH = await hashPassword(password);
  return new AdminPassword(
    readSettings({ SESSION_SECRET, ADMIN_PASSWORD_HASH }),
  );
}

test('checks concurrent passwords one at a time to limit memory', async () => {
  const password = await adminPassword('correct horse battery');
  const { rss: before } = process.memoryUsage();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 1);
  const verdicts = await Promise.all(
    [
      'wrong',
      'correct horse battery',
      'wrong',
      'wrong',
      'wrong',
      'correct horse battery',
    ].map((guess) => password.verify(guess, false)),
  );
  clearInterval(watch);
  expect(verdicts).toEqual([false, true, false, false, false, true]);
  expect((most - before) / 2 ** 20).toBeLessThan(80);
});
