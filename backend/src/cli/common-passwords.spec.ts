import { expect, test } from '@jest/globals';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  'qwertyuiop',
  'unbelievable',
  'UNBELIEVABLE',
  'passwordpassword',
  'Password1234',
  'qwerty123456',
  '123456789012',
  'ｐａｓｓｗｏｒｄ1234',
])('knows %p', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'correct horse battery staple',
  'k3wq-vns8-tzpa-4xmd',
  'passwordpasswordpassword?',
  'x'.repeat(256),
])("doesn't know %p", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
