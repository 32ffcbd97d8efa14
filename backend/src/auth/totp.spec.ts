import { expect, test } from '@jest/globals';
import { createSecret, findStep, keyUri, parseCode } from './totp.ts';

/**
 * The secret of RFC 6238's test vectors, which have eight digits: apps show the
 * last six.
 */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [20000000000, '353130'],
])('accepts the code of RFC 6238 at %d seconds', (seconds, code) =>
  expect(findStep(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30)),
);

test('accepts a code one step early or late, and no earlier or later', () => {
  const step = Math.floor(1111111109 / 30);
  const at = (steps: number) =>
    findStep(secret, '081804', (step + steps) * 30_000);
  expect([-2, -1, 0, 1, 2].map(at)).toEqual([
    undefined,
    step,
    step,
    step,
    undefined,
  ]);
});

test('rejects a code of another secret', () =>
  expect(findStep(createSecret(), '081804', 1111111109_000)).toBeUndefined());

test('creates secrets of 160 bits', () => {
  const secrets = Array.from({ length: 20 }, createSecret);
  for (const created of secrets) expect(created).toMatch(/^[A-Z2-7]{32}$/);
  expect(new Set(secrets).size).toBe(20);
});

test('names the site in the address for apps', () => {
  const uri = new URL(keyUri(secret, 'https://www.example.com'));
  expect(`${uri.protocol}//${uri.host}`).toBe('otpauth://totp');
  expect(decodeURIComponent(uri.pathname)).toBe('/www.example.com:admin');
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'www.example.com',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});

test.each([
  ['123456', '123456'],
  ['012 345', '012345'],
  [' 123456\n', '123456'],
  [`${' '.repeat(26)}123456`, '123456'],
  [`${' '.repeat(27)}123456`, undefined],
  ['12345', undefined],
  ['1234567', undefined],
  ['12345a', undefined],
  ['１２３４５６', '123456'],
  ['', undefined],
  [123456, undefined],
  [undefined, undefined],
])('reads the input %p as the code %p', (input, code) =>
  expect(parseCode(input)).toBe(code),
);
