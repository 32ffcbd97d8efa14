import { expect, test } from '@jest/globals';
import { telephoneLink } from './telephone-link.ts';

test.each([
  ['732-555-0101', 'tel:+17325550101'],
  ['(732) 555-0101 ext. 12', 'tel:+17325550101;ext=12'],
  ['732-555-0101 extension 12', 'tel:+17325550101;ext=12'],
  ['732-555-0101 # 12', 'tel:+17325550101;ext=12'],
  ['1 732 555 0101', 'tel:+17325550101'],
  ['732-555-0101, ext. 12', 'tel:+17325550101;ext=12'],
  ['732-555-0101 x12 (work)', 'tel:+17325550101;ext=12'],
  ['732-555-0101 (cell)', 'tel:+17325550101'],
  ['+1-732-555-0101;ext=12', 'tel:+17325550101;ext=12'],
  ['+49 (0) 89 123-456x7', 'tel:+49089123456;ext=7'],
])('links %s as %s', (phone, link) => expect(telephoneLink(phone)).toBe(link));

test.each([
  ['in an unknown area', '555-0101'],
  ['of an unknown country', '02079460958'],
  ['of two people', '732-555-0101 / 732-555-0102'],
  ['of two people abroad', '+1 732 555 0101 +1 732 555 0102'],
])("doesn't link a number %s: %s", (_what, phone) =>
  expect(telephoneLink(phone)).toBeUndefined(),
);
