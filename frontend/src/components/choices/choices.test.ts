import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { choicesOf, fits, most } from './choices';

const doctors = [
  ['Contact lenses', 'Spanish'],
  ['Glaucoma', 'Spanish'],
  ['Spanish', 'Glaucoma'],
];

test('only what tells them apart is a choice', () => {
  expect(choicesOf(doctors)).toEqual(['Contact lenses', 'Glaucoma']);
});

test('each has the numbers of the choices that it fits', () => {
  const choices = choicesOf(doctors);
  expect(doctors.map((own) => fits(choices, own))).toEqual(['1', '2', '2']);
});

test('the style sheet has a rule for each choice', () => {
  const css = readFileSync(
    new URL('choices.module.css', import.meta.url),
    'utf8',
  );
  const rules = [...css.matchAll(/\[value='(\d+)'\]:checked/g)];
  expect(rules.map(([, value]) => Number(value))).toEqual(
    Array.from({ length: most }, (_, place) => place + 1),
  );
});
