import { details } from 'virtual:practice/details';
import { doctors, founder } from 'virtual:practice/doctors';
import { letter } from 'virtual:practice/letter';
import { expect, test } from 'vitest';
import { practice } from '@/content/practice';
import { treatmentIds } from '@/content/treatment-ids';
import { describeWeek } from '@/content/week';
import { indexablePages, pages } from '@/seo/pages';
import { documentOf, textOf } from './rendered-pages';

const { table, lines } = describeWeek(practice.hours, 0);
const ids = pages.map(({ id }) => id);

test.each(ids)('%s shows no other hours than the practice’s', (id) => {
  const ranges = textOf(id).match(/\d{1,2}:\d\d [AP]M (?:to|–|-) \d{1,2}:\d\d [AP]M/g) ?? [];
  const open = lines.flatMap(({ times }) => times.split(' and '));
  expect(ranges.filter((range) => !open.includes(range))).toEqual([]);
});

test('the contact page gives each day its own hours, and Saturday its Saturday hours', () => {
  const rows = [...documentOf('contact').querySelectorAll('table tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(rows).toEqual(table.map(({ days, times }) => [days, times || 'Closed']));
});

interface Node {
  '@type': string | string[];
  openingHoursSpecification?: { dayOfWeek?: string | string[]; opens: string; closes: string }[];
}

test.each(indexablePages.map(({ id }) => id))('%s tells search engines each day’s hours', (id) => {
  const scripts = [...documentOf(id).querySelectorAll('script[type="application/ld+json"]')];
  const told = scripts
    .flatMap((script) => (JSON.parse(script.textContent) as { '@graph': Node[] })['@graph'])
    .flatMap((node) => node.openingHoursSpecification ?? [])
    .flatMap(({ dayOfWeek = [], opens, closes }) =>
      [dayOfWeek].flat().map((day) => `${day.replace(/.*\//, '')} ${opens} ${closes}`),
    );
  const open = Object.entries(practice.hours).flatMap(([day, spans]) =>
    spans.map(({ opens, closes }) => `${day} ${opens} ${closes}`),
  );
  expect(told.sort()).toEqual(open.sort());
});

/** What a treatment is called, in the words of pages. */
const treatmentWords = {
  'overnight-lenses': /overnight[- ]lens|orthokeratology|ortho-k/i,
  'soft-lenses': /soft[- ]lens(?:es)? (?:that|to) slow|MiSight/i,
  atropine: /atropine/i,
} as const satisfies Record<(typeof treatmentIds)[number], RegExp>;

test.each(ids)('%s names only treatments that are offered', (id) => {
  const page = documentOf(id).documentElement.cloneNode(true) as HTMLElement;
  // A source has the title that its authors gave it, and a claim the words of its source.
  for (const source of page.querySelectorAll('[id^=source-]')) source.remove();
  const named = treatmentIds.filter((treatment) =>
    treatmentWords[treatment].test(page.innerHTML.replace(/href="[^"]*"/g, '')),
  );
  expect(named.filter((treatment) => !practice.treatments.includes(treatment))).toEqual([]);
});

test('the founder’s portrait signs the letter', () => {
  const portraits = new Map(doctors.map(({ portrait, slug }) => [portrait.src, slug]));
  const sections = [...documentOf('about').querySelectorAll('section')];
  const signed = sections.find((section) =>
    section.querySelector('h2')?.textContent.startsWith('A letter from'),
  );
  // A practice may go without a letter.
  expect(signed !== undefined).toBe(letter !== undefined);
  const shown = [...(signed?.querySelectorAll('img') ?? [])]
    .map((image) => portraits.get(image.getAttribute('src') ?? ''))
    .filter((slug) => slug !== undefined);
  expect(shown).toEqual(letter ? [founder.slug] : []);
});

const languages = [
  ...'Spanish|French|German|Polish|Hindi|Mandarin|Korean|Arabic|Russian'.split('|'),
  'Portuguese',
  'Vietnamese',
  'Tagalog',
  'American Sign Language',
];

test.each(ids)('%s promises no language but those of the doctors and the front desk', (id) => {
  const spoken = new Set([...details.languages, ...doctors.flatMap((doctor) => doctor.languages)]);
  const foreign = languages.filter((language) => !spoken.has(language));
  const text = textOf(id);
  expect(foreign.filter((language) => text.includes(` in ${language}`))).toEqual([]);
});
