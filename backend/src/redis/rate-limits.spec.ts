import { expect, test } from '@jest/globals';
import { addressGroup } from './rate-limits.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('limits %s as %s', (address, group) =>
  expect(addressGroup(address)).toBe(group),
);
