import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { readLocales } from '../../locales/locales.ts';
import { copiedExample, example } from '../../testing/copied-example.ts';
import { loadPractice } from './load-practice.ts';

const copy = copiedExample();

afterEach(() => {
  vi.useRealTimers();
});

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

test('a closure without words in Spanish says none of English there', async () => {
  const { practice } = await copy.loadWith(
    'practice.yaml',
    'reason: Thanksgiving',
    'reason: snow',
  );
  expect(practice.closures[0]?.reason).toBe('snow');
  const inSpanish = await loadPractice(copy.path(''), false, 'es');
  expect(inSpanish.practice.closures.map(({ reason }) => reason)).toEqual([
    'otros motivos',
    'Nochebuena',
    'Navidad',
    'Año Nuevo',
  ]);
});

test('a practice can leave out or replace general sections, in all languages', async () => {
  const write = (name: string, text: string) =>
    writeFile(copy.path(name), text);
  await write('text/en/for-kids.md', '---\nleaveOut: [tips]\n---\n');
  await write('text/en/reviews.md', '## Why us? {#reasons}\n\nWe’re near.\n');
  await write(
    'text/en/home.md',
    '## Who comes here {#ages}\n\nFamilies.\n\n## Parking\n\nIn front.\n',
  );
  const { changedSections, pages } = await copy.load();
  expect(changedSections).toEqual({
    'for-kids': { tips: '' },
    home: { ages: 'Who comes here' },
    reviews: { reasons: 'Why us?' },
  });
  expect(pages.get('home')?.sections).toMatchObject([
    { id: 'ages', title: 'Who comes here' },
    { title: 'Parking' },
  ]);
  await write('text/es/for-kids.md', '## Consejos {#tips}\n\nDescanse.\n');
  const inSpanish = await loadPractice(copy.path(''), false, 'es');
  expect(inSpanish.changedSections).toMatchObject({
    'for-kids': { tips: 'Consejos' },
    home: { ages: '' },
  });
});

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

test('reads the hours of each day, with breaks and after midnight, in order', async () => {
  const { practice } = await copy.loadWith(
    'practice.yaml',
    'Saturday: 9:00 AM to 5:00 PM',
    'Saturday: [6:00 PM to 2:00 AM, 9:00 am to 12 pm]',
  );
  expect(practice.hours).toMatchObject({
    Friday: [{ opens: '09:00', closes: '17:00' }],
    Saturday: [
      { opens: '09:00', closes: '12:00' },
      { opens: '18:00', closes: '26:00' },
    ],
    Sunday: [],
  });
});

/** The closures of Metuchen’s file, from its first line to the blank line. */
const listed = /(?<=closures:\n)(?: .*\n)+/;

const closures = (...days: readonly string[]) =>
  days.map((facts) => `  - { ${facts} }\n`).join('');

test('reads closures of several days, and with hours', async () => {
  const { practice } = await copy.loadWith(
    'practice.yaml',
    listed,
    closures(
      'date: 2027-12-23, opens: 9:00 AM, closes: 12:00 PM, reason: Christmas',
      'date: 2027-12-24, through: 2028-01-02, reason: the holidays',
      'date: 2027-12-31, reason: New Year’s Eve',
      'date: 2027-11-05, opens: 6 pm, closes: 1:30 am, reason: Late night',
      'date: 2027-11-07, opens: 1:00 PM, closes: 4:00 PM, reason: Open Sunday',
    ),
  );
  expect(practice.closures).toEqual([
    {
      date: '2027-12-23',
      spans: [{ opens: '09:00', closes: '12:00' }],
      reason: 'Christmas',
    },
    { date: '2027-12-24', through: '2028-01-02', reason: 'the holidays' },
    { date: '2027-12-31', reason: 'New Year’s Eve' },
    {
      date: '2027-11-05',
      spans: [{ opens: '18:00', closes: '25:30' }],
      reason: 'Late night',
    },
    {
      date: '2027-11-07',
      spans: [{ opens: '13:00', closes: '16:00' }],
      reason: 'Open Sunday',
    },
  ]);
});

const hours = 'opens: 9:00 AM, closes: 12:00 PM, reason: Half a day';

test.each<[days: readonly string[], message: string]>([
  [
    ['date: 2027-12-24, opens: 9:00 AM, reason: Half'],
    'number 1 → opens: Write closes, too.',
  ],
  [
    ['date: 2027-12-24, closes: 12:00 PM, reason: Half'],
    'number 1 → closes: Write opens, too.',
  ],
  [
    ['date: 2027-12-24, opens: 9:00, closes: 12:00 PM, reason: Half'],
    'number 1 → opens: Write a time like 9:00 AM.',
  ],
  [
    ['date: 2027-12-24, opens: 5:00 PM, closes: 9:00 AM, reason: Half'],
    'number 1 → closes: These hours end before they begin: 5:00 PM to 9:00 AM. Check AM and PM.',
  ],
  [
    ['date: 2027-12-24, through: 2027-12-23, reason: Half'],
    'number 1 → through: The last day is before the first.',
  ],
  [
    [
      `date: 2027-12-30, ${hours}`,
      'date: 2027-12-24, through: 2028-01-02, reason: Rest',
    ],
    'number 2 → date: Number 1 says something else about 2027-12-30. Change the days of one of them.',
  ],
  [
    [
      `date: 2027-12-24, ${hours}`,
      'date: 2027-12-24, opens: 9 am, closes: 1 pm, reason: Half',
    ],
    'number 2 → date: Number 1 says something else about 2027-12-24.',
  ],
  [
    [`date: 2027-12-21, through: 2027-12-31, ${hours}`],
    'number 1 → date: You’re closed every Sunday, so it isn’t clear whether you open on 2027-12-26.',
  ],
])('reports closures %j with their line', async (days, message) => {
  const loading = copy.loadWith('practice.yaml', listed, closures(...days));
  const line = (await lineOf('practice.yaml', 'closures:')) + days.length;
  await expect(loading).rejects.toThrow(
    `practice.yaml, line ${line}: closures → ${message}`,
  );
});

test('accepts closures that say the same about a day', async () => {
  const loading = copy.loadWith(
    'practice.yaml',
    listed,
    closures(
      `date: 2027-12-24, ${hours}`,
      'date: 2027-12-24, opens: 9 am, closes: 12 pm, reason: Christmas Eve',
      `date: 2027-12-21, through: 2027-12-23, ${hours}`,
    ),
  );
  await expect(loading).resolves.toHaveProperty('practice');
});

/** What the practice says late in the evening, when UTC has the next day. */
async function practiceOn(day: string) {
  const now = Date.parse(`${day}T23:30:00-05:00`);
  vi.useFakeTimers({ toFake: ['Date'], now });
  const { practice } = await copy.load();
  return practice;
}

test('a new price takes over on its first day', async () => {
  await copy.loadWith(
    'practice.yaml',
    'exam:\n    amount: $140\n',
    'exam:\n    amount: $$140\n    next: { amount: $$150, from: 2027-01-01 }\n',
  );
  const next = { amount: '$150', from: '2027-01-01' };
  const { prices } = await practiceOn('2026-12-31');
  expect(prices.exam).toMatchObject({ amount: '$140', next });
  expect((await practiceOn('2027-01-01')).prices.exam).toEqual({
    amount: '$150',
    includes: prices.exam?.includes,
  });
});

test('an insurer comes on its first day, and goes after its last one', async () => {
  await copy.loadWith(
    'practice.yaml',
    /insurers:\n[^]*?\n\n/,
    `insurers:
  vision: [VSP, { name: Cigna, from: 2027-01-01, through: 2027-12-31 }]
  medical: [{ name: Aetna, through: 2026-12-31 }]
  medicare: { from: 2027-01-01, through: 2027-12-31 }
  medicaid: [{ name: Wellpoint, taken: false }, { name: Fidelis Care, types: [HMO] }]

`,
  );
  const from = '2027-01-01';
  const through = '2027-12-31';
  const vsp = { name: 'VSP' };
  expect((await practiceOn('2026-12-31')).insurers).toMatchObject({
    vision: [vsp, { name: 'Cigna', from, through }],
    medical: [{ name: 'Aetna', through: '2026-12-31' }],
    medicare: { name: 'Medicare', from, through },
  });
  expect((await practiceOn('2027-01-01')).insurers).toEqual({
    vision: [vsp, { name: 'Cigna', through }],
    medical: [],
    medicare: { name: 'Medicare', through },
    medicareAdvantage: [],
    medicaid: [{ name: 'Fidelis Care', types: ['HMO'] }],
    notTaken: {
      vision: [],
      medical: [],
      medicareAdvantage: [],
      medicaid: ['Wellpoint'],
    },
  });
  const { insurers } = await practiceOn('2028-01-01');
  expect(insurers).not.toHaveProperty('medicare');
  expect(insurers.vision).toEqual([vsp]);
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
});

test('a practice can have no treatments and no doctor for myopia', async () => {
  await rm(copy.path('treatments.yaml'));
  const { doctors, practice } = await copy.loadWith(
    'doctors/dr-maya-sample.md',
    /roles: .*\n|quote: [^:]*\n(?=prescription)|prescription: .*\n/g,
    '',
  );
  expect(practice.treatments).toEqual([]);
  expect(doctors[0]).toMatchObject({ name: 'Dr. Maya Sample', roles: [] });
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

const ruth = 'doctors/dr-ruth-template.md';

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

test('a practice can be without a founder, but a text that names one can’t', async () => {
  const file = 'doctors/dr-daniel-example.md';
  const loading = copy.loadWith(file, 'roles: [founder]\n', '');
  await expect(loading).rejects.toThrow(
    /about\.md, line 17: No doctor has the role that \{founder\.shortName\} needs\./,
  );
  const { doctors } = await copy.loadWith(
    'text/en/about.md',
    /\n## Metuchen Born[^]*/,
    '',
  );
  expect(doctors.flatMap(({ roles }) => roles)).toEqual(['myopia', 'newest']);
});

test.each([
  ['name: Dr. Ruth Sample', ['Dr. Maya Sample', 'Dr. Ruth Sample']],
  ['name: Dr. Ruth Peña Jr.', ['Dr. Sample', 'Dr. Peña']],
  [
    'name: Dr. Ruth Sample Template\nlastName: Sample Template',
    ['Dr. Sample', 'Dr. Sample Template'],
  ],
])('a doctor’s file with %s makes the short names %j', async (name, names) => {
  const { doctors } = await copy.loadWith(
    ruth,
    'name: Dr. Ruth Template',
    name,
  );
  const [first, last = first] = [...doctors.slice(0, 1), ...doctors.slice(-1)];
  expect([first?.shortName, last?.shortName]).toEqual(names);
});

test('a sentence that ends with a name ends with one period', async () => {
  const founder = 'doctors/dr-daniel-example.md';
  await copy.loadWith(founder, 'Daniel Example', 'Daniel Example Jr.');
  const { letter } = await copy.loadWith(
    'text/en/letter.md',
    /Maybe you haven’t[^]*/,
    'Ask {founder.name}.\n',
  );
  expect(JSON.stringify(letter?.blocks)).toContain('Daniel Example Jr."');
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
  expect(
    metuchen.doctors.map(({ shortNameInText }) => shortNameInText),
  ).toEqual(expect.arrayContaining(['la Dra. Specimen', 'el Dr. Example']));
  const newest = metuchen.doctors.find(({ roles }) => roles.includes('newest'));
  expect(newest?.bio[0]).toMatch(/^La Dra\. Template llegó este año/);
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
