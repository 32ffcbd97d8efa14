import { afterAll, beforeAll, test } from '@jest/globals';
import { cheapHash, expectSignedIn, login, type Visitor, withRedis } from './support/admin.ts';
import { Site } from './support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open({ ADMIN_PASSWORD_HASH: await cheapHash() });
});

afterAll(() => site.close());

async function signedIn(on: Site): Promise<Visitor> {
  const visitor = on.visit();
  await login(visitor).expect(200);
  return visitor;
}

test('signing out everywhere leaves everyone signed in when Redis refuses it', async () => {
  const [one, other] = [await signedIn(site), await signedIn(site)];
  const acl = (rule: string) =>
    withRedis(site, (client) => client.sendCommand(['ACL', 'SETUSER', 'default', rule]));
  await acl('-scan');
  await one.post('/api/admin/logout-everywhere').expect(503);
  for (const admin of [one, other]) {
    await expectSignedIn(admin, true);
  }
  await acl('+scan');
  await one.post('/api/admin/logout-everywhere').expect(200);
  for (const admin of [one, other]) {
    await expectSignedIn(admin, false);
  }
});

test('signing out everywhere ends every session on every backend', async () => {
  const replica = await site.replica();
  const here = await signedIn(site);
  const there = await signedIn(replica);
  await here.post('/api/admin/logout-everywhere').expect(200, { message: 'Signed out everywhere' });
  for (const visitor of [here, there]) {
    await expectSignedIn(visitor, false);
  }
  await replica.app.close();
});

test('rejects signing out everywhere from another site', async () => {
  const admin = await signedIn(site);
  await admin
    .post('/api/admin/logout-everywhere')
    .set('Origin', 'https://evil.example')
    .expect(403);
  await expectSignedIn(admin, true);
});
