import { expect, test } from 'vitest';
import { eyeGrowth } from '@/content/eye-growth';
import { startingAges, treatments } from '@/content/treatments';
import { documentOf } from '@/testing/rendered-pages';

const bodyOf = (id: string) => documentOf(id).body.textContent;
const management = bodyOf('myopia-management');
const comparison = bodyOf('myopia-treatment');

test('the comparison draws a day with each treatment', () => {
  const days = [...documentOf('myopia-treatment').querySelectorAll('main ul')]
    .map(({ textContent }) => textContent)
    .filter((text) => /^At school.*At the pool.*At bedtime/.test(text));
  expect(new Set(days).size).toBe(treatments.length);
});

test.each([
  'up to 50%',
  '59%',
  '50-60%',
  'up to 80%',
  'from age 6 to 14',
  'every 3 to 6 months',
])('both pages say "%s"', (words) => {
  expect(management).toContain(words);
  expect(comparison).toContain(words);
});

/** What a page shows with everything folded. */
function inTheOpen(id: string): string {
  const body = documentOf(id).body.cloneNode(true) as HTMLElement;
  for (const folded of body.querySelectorAll('details, script'))
    folded.remove();
  return body.textContent;
}

test.each([
  'Overnight lenses (ortho-k)Slow progression up to 50%. Eye growth in 2 years In studies over two years',
  'Daily soft lensesSlow progression 59%. Change in prescription in 3 years In a trial over three years, that’s how much less prescriptions changed.',
  'Atropine dropsSlow progression 50-60%. Eye growth in 1 yearChange in prescription in 1 year That’s the strongest low dose. In the trial, which lasted a year: 51% less eye growth, 67% less change in prescription.',
  'Treatments slow myopia up to 80%. That’s the top of the range',
])('says without a tap, beside what was measured: %s', (words) =>
  expect(inTheOpen('myopia-management')).toContain(words),
);

test('names three treatments, and glasses as an addition', () => {
  const headings = [
    ...documentOf('myopia-management').querySelectorAll('h2'),
  ].map(({ textContent }) => textContent);
  expect(headings).toContain(
    'Three treatments that can slow myopia, and special glasses',
  );
});

test('the comparison has the price of lenses, glasses and later years', () => {
  for (const price of ['$1,800', '$900', '$1,100', '$1,150', '$480'])
    expect(comparison).toContain(price);
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
