import { expect, test } from '@jest/globals';
import { readSettings } from '../config/read-settings.ts';
import { hashPassword } from '../config/password-hash.ts';
import { Credentials } from './credentials.ts';

const SESSION_SECRET = '0123456789abcdef0123456789abcdef';

const credentials = (ADMIN_PASSWORD_HASH: string, ADMIN_TOTP_SECRET = '') =>
  new Credentials(readSettings({ SESSION_SECRET, ADMIN_PASSWORD_HASH, ADMIN_TOTP_SECRET }));

test('has another version with another password or second factor', async () => {
  const [one, other] = await Promise.all([hashPassword('one of them'), hashPassword('another')]);
  const versions = [
    credentials(one),
    credentials(other),
    credentials(one, 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'),
    credentials(one, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'),
  ].map(({ version }) => version);
  expect(new Set(versions).size).toBe(4);
  expect(credentials(one).version).toBe(versions[0]);
});

test('reveals neither the hash nor the secret', async () => {
  const hash = await hashPassword('one of them');
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const shown = JSON.stringify(credentials(hash, secret));
  for (const part of [hash, secret, secret.slice(0, 8)]) expect(shown).not.toContain(part);
});
