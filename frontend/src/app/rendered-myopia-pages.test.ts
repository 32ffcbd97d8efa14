import { expect, test } from 'vitest';
import { eyeGrowth } from '@/content/eye-growth';
import { startingAges, treatments } from '@/content/treatments';
import { documentOf } from '@/testing/rendered-pages';

const bodyOf = (id: string) => documentOf(id).body.textContent;
const management = bodyOf('myopia-management');
const comparison = bodyOf('myopia-treatment');

test('the comparison shows each treatment’s routine', () => {
  for (const { routine } of treatments) expect(comparison).toContain(routine);
});

test.each([
  'up to 50%',
  '59%',
  '50-60%',
  'up to 80%',
  'from 6 to 14',
  'every 3 to 6 months',
])('both pages say "%s"', (words) => {
  expect(management).toContain(words);
  expect(comparison).toContain(words);
});

test('the comparison states what is approved, and both pages that drops are off-label', () => {
  expect(comparison).toMatch(/MiSight 1 day.{0,20} approved to slow myopia/);
  for (const text of [management, comparison])
    expect(text).toMatch(/off-label/i);
});

test('the comparison shows the eye growth of each treatment', () => {
  expect(treatments.map(({ id }) => id)).toContain('myopia-glasses');
  for (const { id } of treatments)
    expect(comparison).toContain(eyeGrowth[id].sentence);
});

test('the comparison states the ages on the labels', () => {
  for (const id of ['soft-lenses', 'myopia-glasses'] as const)
    expect(comparison).toContain(startingAges(id));
});

test('for the youngest children, authorized glasses are listed before an off-label drug', () =>
  expect(comparison).toMatch(
    /Age 6 or 7Myopia-control glasses\. They’re FDA authorized/,
  ));
