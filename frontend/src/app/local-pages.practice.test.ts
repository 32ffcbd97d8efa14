import { gettingHere } from 'practice/getting-here';
import { expect, test } from 'vitest';
import { examTotalMinutes } from '@/content/exam-steps';
import { insurers, practice } from '@/content/practice';
import { describeWeek } from '@/content/week';
import { pages } from '@/seo/pages';
import { documentOf, textOf } from './rendered-pages';

const towns = pages.filter(({ kind }) => kind === 'town').map(({ id }) => id);

/** The first section with an h2. The tasks on the home page aren't a section. */
const facts = documentOf('home').querySelector('main section h2')?.closest('section');
if (!facts) throw new Error('The home page has no section.');

test('the home page starts with rating and insurance', () => {
  const links = [...facts.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const { rating } = practice;
  expect(links).toEqual(
    expect.arrayContaining([
      ...(rating ? ['/reviews/'] : []),
      ...(insurers.length > 0 ? ['/new-patients/#insurance'] : []),
    ]),
  );
  const shown = [...(rating ? [String(rating.average), rating.countText] : []), ...insurers];
  expect(shown.filter((text) => !facts.textContent.includes(text))).toEqual([]);
});

// One test for all towns, because a practice can have none.
test('each town page starts with opening hours, the length of an exam, insurance and rating', () => {
  const { lines } = describeWeek(practice.hours, examTotalMinutes);
  const { rating } = practice;
  const shown = [
    ...lines.map(({ times }) => times),
    `${examTotalMinutes} minutes`,
    ...insurers,
    ...(rating ? [String(rating.average), rating.countText] : []),
  ];
  for (const id of towns) {
    const [header = ''] = textOf(id).split(
      documentOf(id).querySelector('main h2')?.textContent ?? '',
    );
    expect(
      shown.filter((text) => !header.includes(text)),
      id,
    ).toEqual([]);
  }
});

test('only the contact page has full parking and accessibility details, and each town page links to it', () => {
  const { car, stepFree } = gettingHere ?? {};
  const headings = [car && '#parking', stepFree && '#accessibility'].filter(Boolean);
  const found = headings.filter((id) => documentOf('contact').querySelector(`h3${id ?? ''}`));
  expect(found).toEqual(headings);
  for (const id of towns) {
    const main = documentOf(id).querySelector('main');
    expect(main?.querySelector('a[href^="/contact/"]'), id).not.toBeNull();
    for (const text of [car, stepFree]) {
      if (text) expect(main?.textContent, id).not.toContain(text);
    }
  }
});
