import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { hashPassword, verifyPassword } from '../config/password-hash.ts';
import { isWeakPassword } from './weak-passwords.ts';

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
  [longest, '\n'],
])('prints a hash of %p before %p', async (password, end) => {
  const { stdout, stderr, status } = run(password + end);
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  expect(await verifyPassword(password, stdout.trim())).toBe(true);
});

test.each([
  ['', 'at least 12'],
  ['eleven char', 'at least 12'],
  ['\u{1f453}'.repeat(11), 'at least 12'],
  ['x'.repeat(257), 'at most 256'],
  ['Password1234', 'Choose four words'],
])('rejects %p and prints no hash', (password, message) => {
  const { stdout, stderr, status } = run(`${password}\n`);
  expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
  expect(stderr).toContain(message);
});

test('rejects the password that the other hash is of', async () => {
  const password = 'twelve chars';
  const other = await hashPassword(password);
  const { stdout, stderr, status } = run(`${password}\n${other}\n`);
  expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
  expect(stderr).toContain(
    'The admin and the front desk need different passwords.',
  );
  expect(run(`another ${password}\n${other}\n`).status).toBe(0);
  expect(run(`${password}\n\n`).status).toBe(0);
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
