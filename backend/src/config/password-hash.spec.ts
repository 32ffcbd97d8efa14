import { expect, test } from '@jest/globals';
import { hashPassword, isStoredHash, verifyPassword } from './password-hash.ts';

const password = 'correct horse battery';

test('accepts only the right password', async () => {
  const stored = await hashPassword(password);
  expect(await verifyPassword(password, stored)).toBe(true);
  expect(await verifyPassword(`${password} `, stored)).toBe(false);
});

test('uses 46 MiB and has no dollar sign', async () => {
  const stored = await hashPassword(password);
  expect(stored).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(Buffer.from(stored, 'base64url').toString()).toMatch(
    /^\$argon2id\$v=19\$m=47104,t=1,p=1\$/,
  );
});

test('salts each hash', async () =>
  expect(await hashPassword(password)).not.toBe(await hashPassword(password)));

test('accepts composed and decomposed letters as the same password', async () => {
  const stored = await hashPassword('caf\u00e9 caf\u00e9 caf\u00e9');
  expect(await verifyPassword('cafe\u0301 cafe\u0301 cafe\u0301', stored)).toBe(
    true,
  );
});

test.each([
  '',
  'change-me',
  '$argon2id$v=19$m=47104,t=1,p=1$c2FsdA$aGFzaA',
  undefined,
  42,
])('rejects %p as a stored hash', (value) =>
  expect(isStoredHash(value)).toBe(false),
);
