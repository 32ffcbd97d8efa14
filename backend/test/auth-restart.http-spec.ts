import { expect, jest, test } from '@jest/globals';
import { hashPassword } from '../src/password/password-hash.ts';
import { cookieOf, expectSignedIn, login, sessionKeyOf } from './support/admin.ts';
import { Site } from './support/site.ts';

test('keeps sessions across a restart, and ends them when the password changes', async () => {
  const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const site = await Site.open();
  const answer = await login(site.visit()).expect(200);
  const cookie = cookieOf(answer);
  await site.app.close();

  const restarted = await site.replica();
  await expectSignedIn(restarted.visit().set('Cookie', cookie), true);
  await restarted.app.close();

  const hash = await hashPassword('another password');
  const changed = await site.replica({ ADMIN_PASSWORD_HASH: hash });
  await expectSignedIn(changed.visit().set('Cookie', cookie), false);
  expect(await changed.dumpRedis()).not.toContain(sessionKeyOf(answer));
  await login(changed.visit()).expect(401);
  await login(changed.visit(), 'another password').expect(200);
  await changed.close();
  // Not even at the first start, when there's nothing to compare with.
  expect(logged.mock.calls.join('')).not.toContain('credentials-not-compared');
  logged.mockRestore();
});
