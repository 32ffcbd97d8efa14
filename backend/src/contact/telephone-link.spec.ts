import { expect, test } from '@jest/globals';
import { telephoneLink } from './telephone-link.ts';

test.each([
  ['732-555-0101', 'tel:+17325550101'],
  ['(732) 555-0101 ext. 12', 'tel:+17325550101;ext=12'],
  ['1 732 555 0101', 'tel:+17325550101'],
  ['+49 (0) 89 123-456x7', 'tel:+49089123456;ext=7'],
  ['555-0101', 'tel:5550101'],
])('%s is dialled as %s', (written, dialled) => {
  expect(telephoneLink(written)).toBe(dialled);
});
