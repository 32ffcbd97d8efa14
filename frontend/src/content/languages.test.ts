import { expect, test } from 'vitest';
import { whoSpeaksSpanish } from './languages';

const lucia = {
  nameInText: 'la Dra. Lucia Specimen',
  languages: ['English', 'Spanish'],
  pronouns: 'she' as const,
};
const sam = {
  nameInText: 'Sam Sample',
  languages: ['Spanish'],
  pronouns: 'they' as const,
};
const daniel = { ...lucia, languages: ['English'] };

test.each([
  [[lucia, daniel], 'La Dra. Lucia Specimen habla español.'],
  [[sam], 'Sam Sample (optometrista) habla español.'],
  // A unit test has the English "and".
  [
    [lucia, sam],
    'La Dra. Lucia Specimen and Sam Sample (optometrista) hablan español.',
  ],
  [[daniel], undefined],
])('of %j, it says who speaks Spanish', (doctors, sentence) => {
  expect(whoSpeaksSpanish(doctors)).toBe(sentence);
});
