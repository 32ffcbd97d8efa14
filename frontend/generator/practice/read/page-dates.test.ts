import { expect, test } from 'vitest';
import { copiedExample } from '../../testing/copied-example.ts';
import { pageTextSchema } from '../schema/markdown-schemas.ts';
import { fileDates, readDates } from './file-dates.ts';
import { pageDates } from './page-dates.ts';
import { examplesFolder } from './practice-folder.ts';
import { PracticeReader } from './practice-reader.ts';

const dates = readDates(`2026-10-01 text/en/about.md
2026-10-02 text/en/letter.md
2026-10-03 doctors/dr-maya-sample.md
2026-10-04 practice.yaml
2026-10-05 text/es/contact.md
2026-10-06 images/IMG 2034 (1).HEIC
2026-10-07 reviews.yaml
2026-10-08 text/en/letter.md
`);

test('a page has the day of the last change to what it shows', () => {
  const pages = pageDates(dates, 'en');
  expect(pages.get('about')).toBe('2026-10-08');
  expect(pages.get('reviews')).toBe('2026-10-07');
  expect(pages.get('contact')).toBe('2026-10-04');
  expect(pages.get('myopia-doctor')).toBe('2026-10-03');
  expect(pages.get('for-kids')).toBeUndefined();
  expect(pageDates(dates, 'es').get('contact')).toBe('2026-10-05');
});

test('an example’s pages have the dates of the site itself', () =>
  expect(fileDates(`${examplesFolder}/metuchen`)).toEqual(new Map()));

const copy = copiedExample();

test('a text has the day of its own last change', async () => {
  const reader = new PracticeReader(copy.path('.'), [], dates);
  const file = 'text/en/about.md';
  const values = {
    'doctors.count': 'two',
    city: 'A',
    state: 'NJ',
    shortName: 'B',
  };
  const text = await reader.text(file, pageTextSchema, values, ['sections']);
  expect(text?.updated).toBe('2026-10-01');
});
