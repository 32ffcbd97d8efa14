import { expect, test } from 'vitest';
import { eyeDiseases, nearsightedness } from './conditions';
import { hashOf, readHash, scaleOf } from './state';

const views = [...eyeDiseases, nearsightedness];

test('an address says each view and strength, and is read again', () => {
  for (const view of views) {
    const { max, step } = scaleOf(view);
    for (let strength = 0; strength <= max; strength += step) {
      const state = { view, strength };
      expect(readHash(hashOf(state), views)).toEqual(state);
    }
  }
  expect(hashOf({ view: nearsightedness, strength: 2.5 })).toBe(
    '#see=nearsightedness,2.5',
  );
});

test.each([
  '',
  '#conditions',
  '#see=',
  '#see=glaucoma',
  '#see=glaucoma,5',
  '#see=glaucoma,2.5',
  '#see=nearsightedness,6.5',
  '#see=cooties,2',
  '#see=glaucoma,2,Call 555-0199',
])('ignores "%s"', (hash) => expect(readHash(hash, views)).toBeUndefined());
