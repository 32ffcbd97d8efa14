import { expect, test } from '@jest/globals';
import { shortenAddress } from './shorten-address.ts';

test.each([
  ['198.51.100.7', '198.51.100.0'],
  ['::ffff:198.51.100.7', '198.51.100.0'],
  ['2001:db8:1:2::3', '2001:db8::'],
  ['unknown', ''],
])('%s is logged as %p', (address, logged) => {
  expect(shortenAddress(address)).toBe(logged);
});
