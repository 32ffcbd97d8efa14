import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { hashPassword, verifyPassword } from '../config/password-hash.ts';
import { isWeakPassword, problemWith } from './weak-passwords.ts';

const program = new URL('hash-password.ts', import.meta.url).pathname;

/** A password of 256 characters. */
const longest = Array.from({ length: 64 }, (_, index) =>
  `${index}`.padStart(4, 'q7-x'),
).join('');

const run = (input: string) =>
  spawnSync(process.execPath, [program], { input, encoding: 'utf8', env: {} });

test.each([
  ['twelve chars', ''],
  ['p\u00e4ssw\u00f6rter f\u00fcr alle \u{1f453}', '\n'],
])('prints a hash of %p before %p', async (password, end) => {
  const { stdout, stderr, status } = run(password + end);
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  expect(await verifyPassword(password, stdout.trim())).toBe(true);
});

test('prints what’s wrong with a password, and no hash', () => {
  const { stdout, stderr, status } = run('eleven char\n');
  expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
  expect(stderr).toContain('at least 12');
});

test.each([
  ['', 'at least 12'],
  ['eleven char', 'at least 12'],
  ['\u{1f453}'.repeat(11), 'at least 12'],
  ['x'.repeat(257), 'at most 256'],
  ['Password1234', 'Choose four words'],
])('rejects %p', async (password, message) =>
  expect(await problemWith(password, '')).toContain(message),
);

test('accepts 256 characters', async () =>
  expect(await problemWith(longest, '')).toBeUndefined());

test('rejects the password that the other hash is of', async () => {
  const password = 'twelve chars';
  const other = await hashPassword(password);
  const { stdout, stderr, status } = run(`${password}\n${other}\n`);
  expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
  expect(stderr).toContain(
    'The admin and the front desk need different passwords.',
  );
  expect(await problemWith(`another ${password}`, other)).toBeUndefined();
  expect(await problemWith(password, '')).toBeUndefined();
});

test.each([
  'unbelievable',
  'ｐａｓｓｗｏｒｄ1234',
  'passwordpassword',
  'abcdefghijkl',
  'x'.repeat(256),
])('refuses %p', (password) => expect(isWeakPassword(password)).toBe(true));

test.each(['correct horse battery staple', 'k3wq-vns8-tzpa-4xmd'])(
  'accepts %p',
  (password) => expect(isWeakPassword(password)).toBe(false),
);
