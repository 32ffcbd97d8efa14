import { expect, test } from '@jest/globals';
import { readSettings } from '../config/read-settings.ts';
import { hashPassword } from '../password/password-hash.ts';
import { AdminPassword } from './admin-password.ts';

async function adminPassword(password: string): Promise<AdminPassword> {
  return withSettings({ ADMIN_PASSWORD_HASH: await hashPassword(password) });
}

function withSettings(environment: NodeJS.ProcessEnv): AdminPassword {
  const SESSION_SECRET = '0123456789abcdef0123456789abcdef';
  return new AdminPassword(readSettings({ SESSION_SECRET, ...environment }));
}

test('checks concurrent passwords one at a time to limit memory', async () => {
  const password = await adminPassword('correct horse battery');
  const { rss: before } = process.memoryUsage();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 1);
  const verdicts = await Promise.all(
    ['wrong', 'correct horse battery', 'wrong', 'wrong', 'wrong', 'correct horse battery'].map(
      (guess) => password.verify(guess),
    ),
  );
  clearInterval(watch);
  expect(verdicts).toEqual([false, true, false, false, false, true]);
  expect((most - before) / 2 ** 20).toBeLessThan(80);
});

test('changes its version with the password', async () => {
  const [one, other] = await Promise.all([adminPassword('one of them'), adminPassword('another')]);
  expect(one.version).not.toBe(other.version);
});

test('changes its version with the second factor', async () => {
  const ADMIN_PASSWORD_HASH = await hashPassword('one of them');
  const secrets = ['', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'];
  const versions = secrets.map(
    (ADMIN_TOTP_SECRET) => withSettings({ ADMIN_PASSWORD_HASH, ADMIN_TOTP_SECRET }).version,
  );
  expect(new Set(versions).size).toBe(3);
});
