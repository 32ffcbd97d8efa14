import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLocales } from '../../locales/locales.ts';
import { copiedExample, example } from '../../testing/copied-example.ts';
import { loadPractice } from './load-practice.ts';

const copy = copiedExample();

async function lineOf(file: string, text: string) {
  const source = await readFile(join(example, file), 'utf8');
  return source.slice(0, source.indexOf(text)).split('\n').length;
}

test('derives facts from others', async () => {
  const { practice } = await copy.loadWith(
    'practice.yaml',
    '(732) 381-0142',
    '732.381.0142',
  );
  expect(practice).toMatchObject({
    sample: false,
    phone: {
      display: '(732) 381-0142',
      href: 'tel:+17323810142',
      e164: '+1-732-381-0142',
    },
    address: { state: 'NJ', stateName: 'New Jersey' },
    rating: { count: 200, countText: 'over 200 reviews' },
  });
});

test('reads the hours of each day', async () => {
  const { practice } = await copy.loadWith(
    'practice.yaml',
    'Saturday: 9:00 AM to 5:00 PM',
    'Saturday: [8:30 am to 12 pm, 1:00 PM to 2:00 PM]',
  );
  expect(practice.hours).toMatchObject({
    Friday: [{ opens: '09:00', closes: '17:00' }],
    Saturday: [
      { opens: '08:30', closes: '12:00' },
      { opens: '13:00', closes: '14:00' },
    ],
    Sunday: [],
  });
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
    'Friday: 9:00 AM to 5:00 AM',
    '  Friday',
    'Check AM and PM.',
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
  ['booking: https:', 'booking: http:', 'booking', 'beginning with https://'],
])(
  'reports %s changed to %s with its line',
  async (search, replacement, place, message) => {
    const loading = copy.loadWith('practice.yaml', search, replacement);
    const line = await lineOf('practice.yaml', place);
    await expect(loading).rejects.toThrow(`practice.yaml, line ${line}: `);
    await expect(loading).rejects.toThrow(message);
  },
);

test('reports all errors at once', async () => {
  const loading = copy.loadWith(
    'practice.yaml',
    /average: 4.9\n +reviews: over 200/,
    'reviews: many',
  );
  await expect(loading).rejects.toThrow('rating → average is missing.');
  await expect(loading).rejects.toThrow('Write how many reviews there are');
});

test.each(['metuchen', 'athens'])(
  'the example %s can be read in every language',
  async (name) => {
    for (const { language } of await readLocales()) {
      await expect(
        loadPractice(join(example, '..', name), true, language),
        language,
      ).resolves.toHaveProperty('practice');
    }
  },
);

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
  await expect(loading).rejects.toThrow(
    'treatments.yaml, line 1: This file is missing.',
  );
});

test('reads a doctor with facts and paragraphs', async () => {
  const { doctors } = await copy.loadWith(
    'doctors/dr-maya-sample.md',
    /(?<=\n---\n)[^]*/,
    '\nA first paragraph\nin two lines.\n\nA second paragraph.\n',
  );
  expect(doctors[0]).toMatchObject({
    slug: 'dr-maya-sample',
    name: 'Dr. Maya Sample',
    shortName: 'Dr. Sample',
    roles: ['myopia'],
    bio: ['A first paragraph in two lines.', 'A second paragraph.'],
    portrait: { width: 320, height: 320 },
  });
});

test('requires a founder', async () => {
  const loading = copy.loadWith(
    'doctors/dr-daniel-example.md',
    'roles: [founder]\n',
    '',
  );
  await expect(loading).rejects.toThrow(
    'One of the doctors needs the line: roles: [founder]',
  );
});

test('reports a doctor’s file name that isn’t a valid slug', async () => {
  await rename(
    copy.path('doctors/dr-ruth-template.md'),
    copy.path('doctors/Dr. Ruth Template.md'),
  );
  await expect(copy.load()).rejects.toThrow('Use small letters and hyphens');
});

test('sorts awards by date, newest first', async () => {
  const { awards } = await copy.loadWith(
    'awards.yaml',
    'year: 2022',
    'year: 2026',
  );
  expect(awards.map(({ year }) => year)).toEqual([2026, 2025, 2024]);
});

test('titles doctors in Spanish by their pronouns, and welcomes the new one', async () => {
  const [metuchen, athens] = await Promise.all([
    loadPractice(example, true, 'es'),
    loadPractice(join(example, '../athens'), true, 'es'),
  ]);
  const names = [...metuchen.doctors, ...athens.doctors].map(
    ({ name }) => name,
  );
  expect(names).toEqual(
    expect.arrayContaining([
      'Dra. Lucia Specimen',
      'Dr. Daniel Example',
      'Alex Pretend',
    ]),
  );
  const newest = metuchen.doctors.find(({ roles }) => roles.includes('newest'));
  expect(newest?.bio).toEqual([
    expect.stringMatching(/^La Dra\. Template llegó este año/),
  ]);
});

test('fills placeholders in texts', async () => {
  const { pages, towns } = await copy.loadWith(
    'practice.yaml',
    'city: Metuchen',
    'city: Ithaca',
  );
  expect(pages.get('about')?.heading).toBe(
    'Your five eye doctors in Ithaca, NJ',
  );
  expect(pages.get('about')?.title).toBe(
    'Our Five Eye Doctors in Ithaca, NJ | Station Lens',
  );
  expect(pages.get('home')?.lead).toContain('a five-\u2060minute walk');
  const edison = towns.find(({ slug }) => slug === 'edison');
  expect(JSON.stringify(edison?.questions)).toContain(
    'exam starts at four o’clock',
  );
});

const ruth = 'doctors/dr-ruth-template.md';
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
