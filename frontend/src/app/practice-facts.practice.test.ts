import { details } from 'practice/details';
import { doctors, founder } from 'practice/doctors';
import { letter } from 'practice/letter';
import { expect, test } from 'vitest';
import { closures } from '@/content/opening-details';
import { practice } from '@/content/practice';
import { treatmentIds } from '@/content/treatment-ids';
import { describeWeek } from '@/content/week';
import { indexablePages, pages } from '@/seo/pages';
import { documentOf, graphsOf, textOf } from './rendered-pages';

const { table, lines } = describeWeek(practice.hours, 0);
const ids = pages.map(({ id }) => id);

test.each(ids)('%s only shows the practice’s hours', (id) => {
  const ranges = textOf(id).match(/\d{1,2}:\d\d [AP]M (?:to|–|-) \d{1,2}:\d\d [AP]M/g) ?? [];
  const open = lines.flatMap(({ times }) => times.split(' and '));
  expect(ranges.filter((range) => !open.includes(range))).toEqual([]);
});

test('the contact page shows the right hours for each day', () => {
  const rows = [...documentOf('contact').querySelectorAll('table tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(rows).toEqual(table.map(({ days, times }) => [days, times || 'Closed']));
});

test.each(ids)('%s lists holiday closures in its footer', (id) => {
  const footer = [...documentOf(id).querySelectorAll('footer')].at(-1)?.textContent ?? '';
  const listed = closures.map(({ reason, day }) => `Closed for ${reason}, ${day}`);
  expect(listed.filter((closure) => !footer.includes(closure))).toEqual([]);
  expect(footer.match(/Closed for/g) ?? []).toHaveLength(practice.closures.length);
});

interface Node {
  '@type': string | string[];
  specialOpeningHoursSpecification?: { validFrom: string; opens: string; closes: string }[];
  openingHoursSpecification?: { dayOfWeek?: string | string[]; opens: string; closes: string }[];
}

const nodesOf = (id: string) => graphsOf<Node>(id).flatMap((graph) => graph['@graph']);

test.each(indexablePages.map(({ id }) => id))(
  '%s has all closures in its structured data',
  (id) => {
    const declared = nodesOf(id)
      .flatMap((node) => node.specialOpeningHoursSpecification ?? [])
      .map(({ validFrom, opens, closes }) => `${validFrom} ${opens} ${closes}`);
    expect(declared).toEqual(practice.closures.map(({ date }) => `${date} 00:00 00:00`).sort());
  },
);

const rated = indexablePages.filter(({ schemas }) => schemas.includes('AggregateRating'));

test.each(rated)('$id shows the rating that its structured data has', ({ id }) => {
  expect(textOf(id)).toContain(String(practice.rating?.average));
  expect(textOf(id)).toContain(practice.rating?.countText);
});

test.each(indexablePages.map(({ id }) => id))(
  '%s has the hours of each day in its structured data',
  (id) => {
    const declared = nodesOf(id)
      .flatMap((node) => node.openingHoursSpecification ?? [])
      .flatMap(({ dayOfWeek = [], opens, closes }) =>
        [dayOfWeek].flat().map((day) => `${day.replace(/.*\//, '')} ${opens} ${closes}`),
      );
    const open = Object.entries(practice.hours).flatMap(([day, spans]) =>
      spans.map(({ opens, closes }) => `${day} ${opens} ${closes}`),
    );
    expect(declared.sort()).toEqual(open.sort());
  },
);

/** Names of treatments on pages. */
const treatmentWords = {
  'overnight-lenses': /overnight[- ]lens|orthokeratology|ortho-k/i,
  'soft-lenses': /soft[- ]lens(?:es)? (?:that|to) slow|MiSight/i,
  atropine: /atropine/i,
  'myopia-glasses': /Stellest|myopia[- ]control glasses/i,
} as const satisfies Record<(typeof treatmentIds)[number], RegExp>;

test.each(ids)('%s mentions only offered treatments', (id) => {
  const page = documentOf(id).documentElement.cloneNode(true) as HTMLElement;
  // Titles of sources and claims can mention other treatments.
  for (const source of page.querySelectorAll('[id^=source-]')) source.remove();
  const named = treatmentIds.filter((treatment) =>
    treatmentWords[treatment].test(page.innerHTML.replace(/href="[^"]*"/g, '')),
  );
  expect(named.filter((treatment) => !practice.treatments.includes(treatment))).toEqual([]);
});

test('the letter has the founder’s portrait', () => {
  const portraits = new Map(doctors.map(({ portrait, slug }) => [portrait.src, slug]));
  const sections = [...documentOf('about').querySelectorAll('section')];
  const signed = sections.find((section) =>
    section.querySelector('h2')?.textContent.startsWith('A letter from'),
  );
  // The letter is optional.
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

test.each(ids)('%s only promises languages of the doctors and the front desk', (id) => {
  const spoken = new Set([...details.languages, ...doctors.flatMap((doctor) => doctor.languages)]);
  const foreign = languages.filter((language) => !spoken.has(language));
  const text = textOf(id);
  expect(foreign.filter((language) => text.includes(` in ${language}`))).toEqual([]);
});
