import { details } from 'practice/details';
import { expect, test } from 'vitest';
import { languageNotes } from '@/content/languages';
import { practice } from '@/content/practice';
import { routeById } from '@/seo/routes';
import { documentOf, textOf } from './rendered-pages';

const linksIn = (element: Element | null | undefined) =>
  [...(element?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));

const titled = (id: string, level: 'h2' | 'h3') =>
  [...documentOf(id).querySelectorAll(level)].map((heading) => heading.textContent);

test('the kids page starts with what to do after a failed school screening', () => {
  const first = documentOf('for-kids').querySelector('main section');
  expect(first?.querySelector('h2')?.textContent).toMatch(/fail a school vision screening/);
  const words = first?.textContent ?? '';
  expect(words.includes('without insurance')).toBe(details.prices.childExam !== undefined);
  expect(words).toContain(details.prices.childExam ?? '');
  for (const plan of practice.insurers.medicaid) expect(words).toContain(plan);
  expect(linksIn(first)).toEqual(
    expect.arrayContaining([
      practice.bookingUrl,
      practice.phone.href,
      `${routeById('new-patients').canonical}#insurance`,
    ]),
  );
});

test('the kids page lists the practice’s languages, and free interpreters if offered', () => {
  const text = textOf('for-kids');
  for (const note of languageNotes) expect(text).toContain(note);
  expect(/interpreter[^.]*\. It’s free/.test(text)).toBe(details.interpreters);
});

test('the services page has headings for common searches', () => {
  expect(titled('services', 'h2')).toContain('Diabetic eye exams');
  expect(titled('services', 'h3')).toContain('Reorder contacts');
  expect(linksIn(documentOf('services').querySelector('main'))).toEqual(
    expect.arrayContaining([
      `${routeById('new-patients').canonical}#cost`,
      routeById('eye-exam-near-me').canonical,
    ]),
  );
});

test('the services page promises to remake glasses only if the practice does', () => {
  const { remake } = details;
  expect(titled('services', 'h3').includes('If your new glasses don’t feel right')).toBe(
    remake !== undefined,
  );
  if (remake) expect(textOf('services')).toContain(`within ${remake.days} days`);
});

test.each(['for-kids', 'services', 'eye-care-resources'])(
  'the first heading of %s has the practice’s location',
  (id) => {
    const { city, state } = practice.address;
    expect(documentOf(id).querySelector('h1')?.textContent).toContain(`${city}, ${state}`);
  },
);
