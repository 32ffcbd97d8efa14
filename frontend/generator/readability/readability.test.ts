import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { loadPractice } from '../practice/read/load-practice.ts';
import { examplesFolder } from '../practice/read/practice-folder.ts';
import { splitSentences, textBlocks } from './page-sentences.ts';
import { readability } from './readability.ts';

const metuchen = await loadPractice(`${examplesFolder}/metuchen`);
const real = { ...metuchen, practice: { ...metuchen.practice, sample: false } };

const documentWith = (main: string) =>
  new JSDOM(`<meta name="description" content="A page."><main>${main}</main>`)
    .window.document;
const measured = (main: string) => readability(documentWith(main), metuchen);
const words = (count: number) =>
  Array.from({ length: count }, () => 'eye').join(' ');

test('splits text at headings, items, cells and buttons', () => {
  const { body } = new JSDOM(
    '<h2>Hours</h2><ul><li>Walk in</li><li>Call <a href="/">us</a> today</li></ul>' +
      '<table><tr><td>Monday</td><td>Closed</td></tr></table><div><a>Book</a><a>Call</a></div>' +
      '<p>One<br>two</p><svg><text>E F P</text></svg><p lang="es">Hola</p>',
  ).window.document;
  const blocks = 'Hours|Walk in|Call us today|Monday|Closed|Book|Call|One|two';
  expect(textBlocks(body).join('|')).toBe(blocks);
});

test.each([
  ['Dr. Example sees you on Main St. in Metuchen. Call us.', 2],
  ['It costs $120.50. 60 minutes is enough.', 2],
  ['“Is it urgent?” Don’t wait! We open at 9:00 AM.', 3],
  ['Up to 0.5 mm vs. 0.3 mm in two years.', 1],
])('counts “%s” as %i', (text, count) =>
  expect(splitSentences(text)).toHaveLength(count),
);

test('allows at most 25 words, even in a heading', () => {
  expect(measured(`<p>${words(25)}.</p>`).tooLong).toEqual([]);
  expect(measured(`<p>${words(26)}.</p>`).tooLong).toHaveLength(1);
  expect(measured(`<h2>${words(26)}</h2>`).tooLong).toHaveLength(1);
});

test('long words raise the grade, and headings don’t lower it', () => {
  const hard =
    '<p>Comprehensive evaluation necessitates considerable sophistication.</p>';
  const { grade = 0 } = measured(hard);
  expect(grade).toBeGreaterThan(20);
  expect(measured(`<h2>See us</h2><h2>Go on</h2>${hard}`).grade).toBe(grade);
  expect(measured('<p>We check how well you see.</p>').grade).toBeLessThan(3);
});

test('counts medical names and names in the practice’s facts as short words', () => {
  const plain = measured('<p>We treat it here with drops.</p>').grade;
  expect(measured('<p>We treat myopia here with atropine.</p>').grade).toBe(
    plain,
  );
  expect(measured('<p>We live here in Metuchen today.</p>').grade).toBeLessThan(
    measured('<p>We live here in Albuquerque today.</p>').grade ?? 0,
  );
});

test('doesn’t measure reviews by real patients', () => {
  const page = documentWith(`<blockquote>${words(26)}.</blockquote>`);
  expect(readability(page, metuchen).tooLong).toHaveLength(1);
  expect(readability(page, real).tooLong).toEqual([]);
});
