import { readFile, rename, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import {
  copiedExample,
  example,
  lineOf,
} from '../../testing/copied-example.ts';
import { loadPractice } from './load-practice.ts';

const copy = copiedExample();

const ruth = 'doctors/dr-ruth-template.md';

test.each([
  [
    'for-kids',
    '---\nleaveOut: [signs]\n---\n',
    'line 2: You can’t change a section called signs here. On this page, you can change: tips. What cites a medical source, says what to do in an emergency or follows',
  ],
  [
    'services',
    '## Contacts {#contacts}\n\nText.\n',
    'line 1: You can’t change a section called contacts here. This page has none that you can.',
  ],
])('reports a section of %s that has to stay', async (page, text, message) => {
  await writeFile(copy.path(`text/en/${page}.md`), text);
  await expect(copy.load()).rejects.toThrow(message);
});

test.each([
  [
    'phone: ',
    'phnoe: ',
    'phone: ',
    'phnoe isn’t known here. Did you mean phone?',
  ],
  [
    'Instagram',
    'TikTok',
    '  Instagram',
    'TikTok isn’t known here. Known are: Facebook, Instagram.',
  ],
  [
    'Friday: 9:00 AM to 5:00 PM',
    'Friday: [9:00 AM to 1:00 PM, 12:30 PM to 5:00 PM]',
    '  Friday',
    'hours → Friday: These hours overlap: 9:00 AM to 1:00 PM and 12:30 PM to 5:00 PM.',
  ],
  [
    'Friday: 9:00 AM to 5:00 PM',
    'Friday: 9-5',
    '  Friday',
    'hours → Friday: Write closed, or hours like 9:00 AM to 5:00 PM.',
  ],
  ['  Sunday: closed\n', '', 'hours:', 'hours → Sunday is missing. closed, or'],
  ["'08840'", '08840', '  zip', 'Put quotes around the ZIP code'],
  [
    'shortName: Station Lens',
    'shortName: Station Lens Optometry of Metuchen',
    'shortName',
    'shortName: The short name is too long: page titles have room for 20 characters.',
  ],
  [
    '2026-12-25',
    '12/25/2026',
    '  - date: 2026-12-25',
    'closures → number 3 → date: Write the date as year-month-day',
  ],
  ['Lens Optometry', 'Lens: Optometry', 'name: ', 'This isn’t valid YAML'],
  ['station: Metuchen', 'station: Rahway', '  station: ', 'isn’t in'],
  [
    '(732) 381-0142',
    '381-0142',
    'phone: ',
    'phone: Write the phone number with its area code',
  ],
  [
    /America\/\w+/,
    'Europe/Berlin',
    'timeZone',
    'Write one of America/New_York',
  ],
  [
    'New_York',
    'Los_Angeles',
    'timeZone',
    'timeZone: New Jersey isn’t in this time zone, so pages would say open while you’re closed. Write America/New_York.',
  ],
  [
    'average: 4.9',
    'average: 49',
    '  average',
    'rating → average: This doesn’t fit.',
  ],
  [
    'reviews: over 200',
    'reviews: 0',
    '  reviews',
    'How many reviews there are',
  ],
  [
    'exam:\n    amount: $140\n',
    'exam:\n    next: { amount: $$150, from: soon }\n    amount: $$140\n',
    '    amount: $140',
    'prices → exam → next → from: Write the date as year-month-day',
  ],
  [
    'exam:\n    amount: $140\n',
    'exam:\n    next: { amount: $$150, form: 2027-01-01 }\n    amount: $$140\n',
    '    amount: $140',
    'form isn’t known here. Did you mean from?',
  ],
  [
    'exam:\n    amount: $140\n',
    'exam:\n    next: { amount: $$150 to $$160, from: 2027-01-01 }\n    amount: $$140\n',
    '    amount: $140',
    'prices → exam → next → amount: In NJ, an advertised fee has to be a single dollar amount',
  ],
  [
    'exam:\n    amount: $140\n',
    'exam:\n    next: $$150\n    amount: $$140\n',
    '    amount: $140',
    'prices → exam → next: Write the new amount and from with its first day',
  ],
  [
    '[VSP,',
    '[{ name: VSP, from: 2027-01-01, through: 2026-12-31 },',
    '  vision:',
    'insurers → vision → number 1 → through: The last day is before the first.',
  ],
  [
    '[VSP,',
    '[{ from: 2027-01-01 },',
    '  vision:',
    'insurers → vision → number 1: Write the name on the card. With a first or a last day: name, from and through',
  ],
  [
    '[VSP,',
    '[{ name: VSP, taken: no },',
    '  vision:',
    'If you don’t take it: name and taken: false.',
  ],
  [
    'forms: none',
    'forms: ask us',
    'forms:',
    'forms: Write the whole address, beginning with https://',
  ],
  [
    'medicare: true',
    'medicare: soon',
    '  medicare:',
    'insurers → medicare: Write true or false. With a first or a last day',
  ],
  [
    'medicare: true',
    'medicare: { since: 2027-01-01 }',
    '  medicare:',
    'since isn’t known here. Known are: from, through.',
  ],
  ['booking: https:', 'booking: http:', 'booking', 'beginning with https://'],
  [
    '100 Sample Street',
    '100 Sample Street #200',
    '  street',
    'address → street: Put quotes around "100 Sample Street #200".',
  ],
  [
    'longitude: -',
    'longitude: ',
    '  longitude',
    'geo → longitude: The longitude has lost its minus.',
  ],
  [
    'geo:\n',
    'locations: [Metuchen, Edison]\ngeo:\n',
    'geo:',
    'locations isn’t known here. One site is for one office',
  ],
  [
    'timeZone',
    'fax: (732) 381-0144\ntimeZone',
    'timeZone',
    'fax isn’t known here. The site has one phone number, and no fax.',
  ],
])(
  'reports %s changed to %s with its line',
  async (search, replacement, place, message) => {
    const loading = copy.loadWith('practice.yaml', search, replacement);
    const line = await lineOf('practice.yaml', place);
    await expect(loading).rejects.toThrow(`practice.yaml, line ${line}: `);
    await expect(loading).rejects.toThrow(message);
  },
);

test('accepts the time zone next to a state’s, because some states have two', async () => {
  const loading = copy.loadWith('practice.yaml', 'New_York', 'Chicago');
  await expect(loading).resolves.toHaveProperty('practice');
});

test('reports all errors at once', async () => {
  const loading = copy.loadWith(
    'practice.yaml',
    /average: 4.9\n +reviews: over 200/,
    'reviews: many',
  );
  await expect(loading).rejects.toThrow('rating → average is missing.');
  await expect(loading).rejects.toThrow('Write how many reviews there are');
});

test('accepts a placeholder phone number only from an example', async () => {
  const { practice } = await loadPractice(example, true);
  expect(practice.sample).toBe(true);
  const line = await lineOf('practice.yaml', 'phone: ');
  await expect(loadPractice(example, false)).rejects.toThrow(
    `practice.yaml, line ${line}: phone: This is a placeholder`,
  );
});

test('reports all missing files at once', async () => {
  const loading = loadPractice(copy.path('none'), false);
  await expect(loading).rejects.toThrow(
    'practice.yaml, line 1: This file is missing.',
  );
});

test('reports text for a page about myopia without treatments', async () => {
  await writeFile(
    copy.path('text/en/myopia-management.md'),
    '---\nlead: We treat it.\n---\n',
  );
  await writeFile(copy.path('treatments.yaml'), '[]\n');
  await expect(copy.load()).rejects.toThrow(
    'text/en/myopia-management.md, line 1: treatments.yaml names no treatment, so the site has no such page.',
  );
});

test('reports two doctors whom nothing tells apart', async () => {
  const loading = copy.loadWith(
    ruth,
    'name: Dr. Ruth Template',
    'name: Dr. Maya Sample',
  );
  await expect(loading).rejects.toThrow(
    'dr-ruth-template.md, line 2: doctors/dr-maya-sample.md has the same name.',
  );
});

test('reports a doctor’s file name that isn’t a valid slug', async () => {
  await rename(
    copy.path('doctors/dr-ruth-template.md'),
    copy.path('doctors/Dr. Ruth Template.md'),
  );
  await expect(copy.load()).rejects.toThrow('Use small letters and hyphens');
});

const secondFounder =
  'Only one doctor can be founder, and doctors/dr-daniel-example.md is already.';
const portraitMissing = 'The portrait images/portrait-rut.svg is missing.';
const notHere =
  'This page has no place for howLong. It’s shown on: eye-exam-near-me.';

test.each<[string, string | RegExp, string, string, string?]>([
  ['text/en/home.md', '{openDays}', '{openDay}', 'Did you mean {openDays}?'],
  [
    'text/en/about.md',
    '| {shortName}',
    '| {name} of {city}',
    'Search results show 60',
  ],
  [
    'text/en/eye-exam-near-me.md',
    /(?<=description: >-\n).*/,
    '  Come in.',
    'description: This has 8 characters. Search results show 70 to 160.',
  ],
  [
    'text/en/about.md',
    'train-station.svg',
    'train.svg',
    'The picture images/train.svg is missing.',
  ],
  [
    'text/en/letter.md',
    'Dear neighbor,',
    '> Dear neighbor,',
    'This can’t be shown here.',
  ],
  [
    'towns/highland-park.md',
    '[^dilation-blur-hours]',
    '[^drops]',
    '[^drops] names no claim',
  ],
  [
    'towns/edison.md',
    'station: Edison',
    'station: Rahway',
    'This station isn’t on the line',
  ],
  ['text/en/reviews.md', 'lead:', 'howLong: An hour.\nlead:', notHere, 'lead:'],
  [ruth, '[newest]', '[newest, founder]', secondFounder, 'roles: '],
  [ruth, 'portrait-ruth', 'portrait-rut', portraitMissing, 'portrait: '],
  [
    'text/en/community.md',
    /picture: .*\n/,
    '',
    'describes a picture, and there’s none',
    'picture: ',
  ],
  [
    ruth,
    '[newest]',
    '[newest]\nquote: Hi.',
    'Only the page about the doctor with',
    'languages: ',
  ],
  [ruth, '[newest]', '[newset]', 'Known roles are founder, myopia', 'roles: '],
  [ruth, /---\n\n[^]*/, '---\n', 'The biography is missing.', '---'],
  [ruth, '---\n', '', 'This file begins with facts between two lines of ---'],
  [
    'reviews.yaml',
    'Marcus T.',
    'Marcus Template',
    'Sign with a first name',
    'author: Marcus',
  ],
  ['reviews.yaml', 'Marcus T.', 'Anita R.', '', '- author: Marcus'],
])(
  'reports in %s: %s changed to %s',
  async (file, search, replacement, message, place) => {
    const loading = copy.loadWith(file, search, replacement);
    const line = place === undefined ? '\\d+' : await lineOf(file, place);
    await expect(loading).rejects.toThrow(
      new RegExp(`${file}, line ${line}: `),
    );
    await expect(loading).rejects.toThrow(message);
  },
);

test('reads a text with a byte-order mark, and reports one in another encoding with its line', async () => {
  const file = copy.path('text/en/about.md');
  const text = await readFile(file, 'utf8');
  await writeFile(file, `\uFEFF${text}`);
  await expect(copy.load()).resolves.toHaveProperty('practice');
  await writeFile(file, Buffer.from(`${text}\nMuñoz\n`, 'latin1'));
  const loading = copy.load();
  await expect(loading).rejects.toThrow(
    /about\.md, line \d+: This isn’t UTF-8/,
  );
  await expect(loading).rejects.not.toThrow('No page uses this file');
});

test('reports a text without a page', async () => {
  await writeFile(copy.path('text/en/abuot.md'), '---\n---\n');
  await writeFile(copy.path('text/en/myopia-visit.md'), '---\n---\n');
  const loading = copy.load();
  await expect(loading).rejects.toThrow(
    'abuot.md, line 1: No page is called abuot. Did you mean about.md?',
  );
  await expect(loading).rejects.toThrow(
    'No page is called myopia-visit. Pages are: about, contact',
  );
});
