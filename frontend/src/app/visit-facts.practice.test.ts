import { details } from 'practice/details';
import { gettingHere } from 'practice/getting-here';
import { expect, test } from 'vitest';
import { insurers, practice } from '@/content/practice';
import { documentOf } from './rendered-pages';

const squeezed = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

const sectionOf = (page: string, id: string) => documentOf(page).getElementById(id);

test('the contact page lists every closure with its weekday and reason', () => {
  const listed = [...documentOf('contact').querySelectorAll('main li')]
    .map(squeezed)
    .filter((text) => text.startsWith('Closed '));
  const expected = [...practice.closures]
    .sort((a, b) => a.date.localeCompare(b.date))
    .map(({ date, reason }) => {
      const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
      const weekday = new Date(year, month - 1, day).toLocaleDateString('en-US', {
        weekday: 'long',
        month: 'long',
        day: 'numeric',
      });
      return `Closed ${weekday} (${reason})`;
    });
  expect(listed).toEqual(expected);
});

test('the contact page has headings for parking and accessibility', () => {
  const heading = (id: string) => squeezed(sectionOf('contact', id));
  expect(heading('parking')).toBe(gettingHere?.car ? 'Parking' : '');
  expect(heading('accessibility')).toBe(gettingHere?.stepFree ? 'Accessibility' : '');
});

test('the contact page has each way to the door as text, and a drawing with as many steps', () => {
  const ways = (gettingHere?.routes ?? []).map(({ name, steps }) => ({
    name,
    steps: steps.map(({ text }) => text),
    drawn: steps.length,
  }));
  const shown = [...documentOf('contact').querySelectorAll('ol')]
    .filter((list) => list.previousElementSibling?.localName === 'svg')
    .map((list) => ({
      name: squeezed(list.parentElement?.querySelector('h3')),
      steps: [...list.children].map(squeezed),
      drawn: list.previousElementSibling?.querySelectorAll('circle').length,
    }));
  expect(shown).toEqual(ways);
});

test('the contact page explains how to get medical records', () => {
  expect(squeezed(sectionOf('contact', 'records'))).toMatch(
    /copy of your records.* 30 days.*HIPAA/,
  );
});

test('the new patients page shows the practice’s prices and no others', () => {
  const rows = [...(sectionOf('new-patients', 'cost')?.querySelectorAll('td') ?? [])];
  const { exam, childExam, contactLensFitting, firstMyopiaYear } = details.prices;
  expect(rows.map(squeezed)).toEqual(
    [exam, childExam, contactLensFitting, firstMyopiaYear].filter((price) => price !== undefined),
  );
});

test('the new patients page lists all accepted insurance and explains Medicaid if accepted', () => {
  const section = sectionOf('new-patients', 'insurance');
  const listed = [...(section?.querySelector('ul')?.children ?? [])].map(squeezed);
  expect(listed).toEqual([...insurers, 'and others']);
  const titles = [...(section?.querySelectorAll('h3') ?? [])].map(squeezed);
  expect(titles.includes('Medicaid')).toBe(practice.insurers.medicaid.length > 0);
});

test.each(['contact', 'new-patients'])('%s lists the languages and free interpreters', (id) => {
  const text = squeezed(documentOf(id).querySelector('main'));
  const more = details.languages.length > 1 ? details.languages : [];
  expect(more.filter((language) => !text.includes(language))).toEqual([]);
  expect(text.includes('interpreter on the phone for you. It’s free')).toBe(details.interpreters);
});
