import { test } from '@jest/globals';
import { cheapHash, codeOf, cookieOf, loginWithCode } from './support/admin.ts';
import { Site } from './support/site.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const another = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

const sessionOn = async (on: Site, code?: string) =>
  cookieOf(await loginWithCode(on.visit(), code).expect(200));

const expectEnded = (on: Site, cookie: string) =>
  on
    .visit()
    .set('Cookie', cookie)
    .get('/api/admin/check')
    .expect(200, /"authenticated":false/);

test('switching it on, changing it and switching it off end every session', async () => {
  const site = await Site.open({ ADMIN_PASSWORD_HASH: await cheapHash() });
  const beforeOn = await sessionOn(site);
  await site.app.close();

  const on = await site.replica({ ADMIN_TOTP_SECRET: secret });
  await expectEnded(on, beforeOn);
  const beforeChange = await sessionOn(on, codeOf(secret));
  await on.app.close();

  const changed = await site.replica({ ADMIN_TOTP_SECRET: another });
  await expectEnded(changed, beforeChange);
  await loginWithCode(changed.visit(), codeOf(secret)).expect(401);
  const beforeOff = await sessionOn(changed, codeOf(another));
  await changed.app.close();

  const off = await site.replica();
  await expectEnded(off, beforeOff);
  await off.close();
});

test('ignores a code while there is no second factor', async () => {
  const site = await Site.open({ ADMIN_PASSWORD_HASH: await cheapHash() });
  for (const code of ['000000', '', 42, { $ne: '' }]) {
    await loginWithCode(site.visit(), code).expect(200);
    const error = 'Invalid password';
    await loginWithCode(site.visit(), code, 'a guess').expect(401, { error });
  }
  await site.close();
});
