import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { readLocales } from '../../locales/locales.ts';
import { copiedExample, example } from '../../testing/copied-example.ts';
import { loadPractice } from './load-practice.ts';

const copy = copiedExample();

afterEach(() => {
  vi.useRealTimers();
});

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
    /about\.md, line 29: No doctor has the role that \{founder\.shortName\} needs\./,
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
