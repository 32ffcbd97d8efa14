import { expect, test } from '@jest/globals';
import { isWeakPassword } from './weak-passwords.ts';

test.each([
  'unbelievable',
  'UNBELIEVABLE',
  'Password1234',
  'password1234!',
  'Pa55word1234',
  'ｐａｓｓｗｏｒｄ1234',
  'passwordpassword',
  'passwordpasswordpassword?',
  'qwerty123456',
  'qwertyuiop12',
  '123456789012',
  'abcdefghijkl',
  'abcabcabcabc',
  'aaaaaaaaaaaa',
  'x'.repeat(256),
])('refuses %p', (password) => {
  expect(isWeakPassword(password)).toBe(true);
});

test.each([
  'twelve chars',
  'correct horse battery staple',
  'k3wq-vns8-tzpa-4xmd',
  'p\u00e4ssw\u00f6rter f\u00fcr alle \u{1f453}',
  'qz7 '.concat('lens frame '.repeat(3)),
])('accepts %p', (password) => {
  expect(isWeakPassword(password)).toBe(false);
});
