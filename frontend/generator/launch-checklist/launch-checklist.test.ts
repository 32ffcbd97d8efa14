import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { answersSchema } from '../adopt/answers.ts';
import { practiceFiles } from '../adopt/practice-files.ts';
import { type PracticeFolder, unfinishedContent } from './launch-checklist.ts';
import { loadPractice } from '../practice/read/load-practice.ts';
import { practiceSchema } from '../practice/schema/practice-schema.ts';
import { examplesFolder } from '../practice/read/practice-folder.ts';

const metuchen = join(examplesFolder, 'metuchen');
let example: PracticeFolder;
let folder: string;

beforeAll(async () => {
  example = { folder: metuchen, loaded: await loadPractice(metuchen, true) };
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'own-practice-'));
  for (const [name, content] of practiceFiles(answers))
    await write(name, content);
  // A finished practice without placeholders from make adopt.
  await write(
    'images/portrait-ana-lopez.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );
  await change('practice.yaml', 'confirmed: []', 'confirmed:\n  - drawings\n');
});

afterEach(() => rm(folder, { recursive: true }));

async function write(name: string, content: string) {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), content);
}

async function change(
  name: string,
  search: string | RegExp,
  replacement: string,
) {
  const before = await readFile(join(folder, name), 'utf8');
  const after = before.replace(search, replacement);
  expect(after).not.toBe(before);
  await writeFile(join(folder, name), after);
}

const address = {
  street: '9 Elm Avenue',
  city: 'Dover',
  state: 'DE',
  zip: '19901',
};
const openDay = '8:00 AM to 4:00 PM';

const noPromises = Object.fromEntries(
  Object.keys(practiceSchema.shape.promises.unwrap().shape).map((name) => [
    name,
    false,
  ]),
);

const answers = answersSchema.parse({
  name: 'Oak Tree Optometry',
  shortName: 'Oak Tree',
  address: { ...address, county: 'Kent County' },
  geo: { latitude: 39.15811, longitude: -75.52437 },
  phone: '(302) 734-2100',
  timeZone: 'America/New_York',
  hours: {
    Monday: openDay,
    Tuesday: openDay,
    Wednesday: 'closed',
    Thursday: openDay,
    Friday: openDay,
    Saturday: 'closed',
    Sunday: 'closed',
  },
  booking: 'https://book.oaktreeoptometry.us/',
  insurers: { vision: ['VSP'], medical: ['Aetna'] },
  payment: ['cash', 'credit cards'],
  priceRange: '$$',
  treatments: ['atropine'],
  emergencyRoom: {
    name: 'Kent Hospital in Dover',
    street: '40 Hill Street',
    phone: '302-381-0187',
  },
  textTo911: true,
  entrance: 'steps',
  promises: {
    ...noPromises,
    callback: true,
    opticalShop: true,
    babyExams: true,
    childExams: true,
    childPace: true,
    schoolForms: true,
    myopiaDecision: true,
    reply: true,
  },
  doctors: [
    {
      name: 'Dr. Ana Lopez',
      pronouns: 'she',
      credentials: 'OD',
      focus: 'Contact lenses',
      roles: ['founder', 'myopia'],
      languages: ['English'],
      biography: 'Dr. Lopez grew up two streets from the office.',
    },
  ],
});

/**
 * Moves the practice to the example's town, with the same train and emergency
 * room but its own name.
 */
async function moveToMetuchen() {
  await change('practice.yaml', 'city: Dover', 'city: Metuchen');
  await change(
    'practice.yaml',
    'county: Kent County',
    'county: Middlesex County',
  );
  await change('practice.yaml', 'state: DE', 'state: NJ');
  await change('practice.yaml', '"19901"', '"08840"');
  const { transit, emergencyRoom } = example.loaded.practice;
  const { name = '', street = '' } = emergencyRoom ?? {};
  await change('practice.yaml', 'Kent Hospital in Dover', name);
  await change('practice.yaml', '40 Hill Street', street);
  await change('practice.yaml', /$/, `\ntransit: ${JSON.stringify(transit)}\n`);
}

async function unfinished(pages: Readonly<Record<string, string>> = {}) {
  const own = { folder, loaded: await loadPractice(folder, false) };
  return unfinishedContent(own, [example], new Map(Object.entries(pages)));
}

test('finds nothing in a finished practice', async () => {
  await write('text/en/letter.md', 'A letter needs no facts above it.\n');
  await change(
    'doctors/dr-ana-lopez.md',
    'order: 1',
    'order: 1\nschool: New Jersey State College, 2009',
  );
  const page =
    '<p>Oak Tree Optometry in Dover takes VSP. New Jersey State College, 2009.</p>';
  expect(await unfinished({ '/about': page })).toEqual([]);
});

test('asks once about each group of promises without a yes or no, and whether the state allows ranges of fees', async () => {
  await change(
    'practice.yaml',
    /^ {2}(?:waitingList|reply|callback): .*\n/gm,
    '',
  );
  await change(
    'practice.yaml',
    'prices:\n',
    'prices:\n  exam:\n    amount: $$90 to $$99\n    includes: the exam and drops\n',
  );
  expect(await unfinished()).toEqual([
    'practice.yaml: promises: Getting an appointment. Is this true of your practice? Write true or false for each. waitingList: You keep a waiting list for canceled appointments.',
    expect.stringMatching(
      /^practice\.yaml: promises: Answering people\. .* callback: A doctor .*\. reply: You reply/,
    ),
    expect.stringMatching(
      /^practice\.yaml: Some prices are ranges\. If the law of Delaware allows/,
    ),
  ]);
  await change('practice.yaml', 'state: DE', 'state: NJ');
  await expect(unfinished()).rejects.toThrow(
    'In NJ, an advertised fee has to be a single dollar',
  );
});

test('asks for the emergency room, texts to 911 and the way in', async () => {
  await change('practice.yaml', /^emergencyRoom:\n(?: +.*\n)+/m, '');
  await change('practice.yaml', 'textTo911: true\n', '');
  await change('practice.yaml', 'entrance: steps\n', '');
  expect(await unfinished()).toEqual([
    expect.stringMatching(/^practice\.yaml: emergencyRoom: No emergency room/),
    expect.stringMatching(/^practice\.yaml: textTo911: .* true or false/),
    expect.stringMatching(/^practice\.yaml: entrance: .* step-free or steps/),
  ]);
});

test('asks nothing about myopia of a practice that doesn’t treat it', async () => {
  await change(
    'practice.yaml',
    /^ {2}(?:eyeLength|growthChart|myopia\w+|schoolForms): .*\n/gm,
    '',
  );
  await write('treatments.yaml', '[]\n');
  expect(await unfinished()).toEqual([
    expect.stringMatching(
      /^practice\.yaml: promises: Children\. .* each\. schoolForms: /,
    ),
  ]);
});

test.each<[what: string, page: string, ...found: string[]]>([
  [
    'its town',
    '<p>Oak Tree, Metuchen, New Jersey 08840, near Metuchen station.</p>',
  ],
  [
    'its name and a doctor',
    '<p>Station Lens Optometry, Metuchen: ask for Dr. Maya Sample.</p>',
    'name “Station Lens Optometry”',
    'doctor “Dr. Maya Sample”',
  ],
])(
  'finds of an example in the same town, on a page: %s',
  async (_, page, ...found) => {
    await moveToMetuchen();
    expect(await unfinished({ '/about': page })).toEqual(
      expect.arrayContaining(
        found.map((what) => `/about: From the Metuchen example: ${what}`),
      ),
    );
    if (found.length === 0)
      expect(await unfinished({ '/about': page })).toEqual([]);
  },
);

test.each([
  [
    'a sentence',
    'text/en/letter.md',
    '---\n---\n\nDear neighbor,\n\nCome as you are, and bring your old glasses, even the pair with tape on it.\n',
    'letter.md, line 6',
  ],
  [
    'a sentence with a placeholder',
    'text/en/about.md',
    '---\nheading: Your {doctors.count} eye doctors in {city}, {state}\n---\n',
    'about.md, line 2',
  ],
  [
    'a review',
    'reviews.yaml',
    '- author: Ed B.\n  service: Glasses\n  rating: 5\n  words: >-\n    Went in for new frames.\n',
    'reviews.yaml, line 5',
  ],
])('finds %s copied into the folder', async (_, file, content, place) => {
  await write(file, content);
  expect(await unfinished()).toEqual([
    expect.stringContaining(`${place}: From the Metuchen example: `),
  ]);
});

test.each<[what: string, search: string | RegExp, facts: string, text: string]>(
  [
    [
      'rating',
      /$/,
      '\nrating:\n  average: 4.9\n  reviews: over 200\n',
      'rating: 4.9, over 200',
    ],
    [
      'price',
      'prices:\n',
      'prices:\n  exam:\n    amount: $$140\n    includes: all its tests and photos, drops and your prescription for glasses\n',
      'exam: $140, all its tests',
    ],
    [
      'emergency room',
      'Kent Hospital in Dover',
      'JFK University Medical Center in Edison',
      'name: JFK University Medical Center in Edison',
    ],
  ],
)('finds a copied %s', async (_, search, facts, text) => {
  await change('practice.yaml', search, facts);
  const copies = (await unfinished()).filter((line) => line.includes('From'));
  expect(copies).toEqual([
    expect.stringMatching(
      /practice\.yaml, line \d+: From the Metuchen example: /,
    ),
  ]);
  expect(copies[0]).toContain(text);
});

test('ignores the names of files on a page', async () => {
  const page = '<img src="/assets/main-street-hz87u5Tf.svg" alt="">';
  expect(await unfinished({ '/about': page })).toEqual([]);
});

test('finds a copied image with a different name', async () => {
  await cp(
    join(metuchen, 'images/portrait-maya.svg'),
    join(folder, 'images/portrait-ana-lopez.svg'),
  );
  expect(await unfinished()).toEqual([
    'images/portrait-ana-lopez.svg: From the Metuchen example: the picture',
  ]);
});

test('accepts what practice.yaml confirms', async () => {
  await write(
    'text/en/letter.md',
    '---\n---\n\nCome as you are, and bring your old glasses, even the pair with tape on it.\n',
  );
  await change(
    'practice.yaml',
    'confirmed:\n',
    'confirmed:\n  - Come as you are, and bring your old glasses, even the pair with tape on it.\n',
  );
  expect(await unfinished()).toEqual([]);
});

test('finds placeholders from make adopt', async () => {
  for (const [name, content] of practiceFiles(answers))
    await write(name, content);
  await change(
    'doctors/dr-ana-lopez.md',
    /Dr\. Lopez grew.*/,
    'Dr. Ana Lopez examines eyes at Oak Tree.',
  );
  expect(await unfinished()).toEqual([
    expect.stringContaining('the biography says nothing about Dr. Ana Lopez'),
    expect.stringMatching(
      /^text\/en\/community\.md: no photo of the front of your practice/,
    ),
    expect.stringMatching(
      /^text\/en\/eye-exam-near-me\.md: no photo of an exam room/,
    ),
    expect.stringMatching(/^text\/en\/services\.md: no photo of your frames/),
    expect.stringMatching(
      /^doctors\/dr-ana-lopez\.md: no photo of Dr\. Ana Lopez/,
    ),
  ]);
});

test('lists a closure from the day after it', async () => {
  await change(
    'practice.yaml',
    'closures: []',
    'closures: [{ date: 2026-12-24, through: 2026-12-31, reason: vacation }]',
  );
  expect(await unfinished()).toEqual([
    '2027-01-01\tpractice.yaml: vacation ended on 2026-12-31. Delete it from closures, and add the next ones.',
  ]);
});

test('lists reasons of closures that have no words in another language, unless the practice wants no pages in it', async () => {
  await change(
    'practice.yaml',
    'closures: []',
    'closures: [{ date: 2026-12-24, reason: snow }, { date: 2026-12-25, reason: Christmas Day }]',
  );
  const noWords = expect.stringMatching(
    /^text\/es\/words\.yaml: closures say “snow”, and the pages in Español don’t/,
  ) as string;
  expect(await unfinished()).toContainEqual(noWords);
  expect((await unfinished()).join()).not.toContain('say “Christmas');
  await change(
    'practice.yaml',
    '  - drawings\n',
    '  - drawings\n  - no Español\n',
  );
  expect(await unfinished()).not.toContainEqual(noWords);
  await change('practice.yaml', '  - no Español\n', '');
  await write('text/es/words.yaml', 'snow: nieve\n');
  expect(await unfinished()).not.toContainEqual(noWords);
});

test('lists facts that pages in another language would say in English', async () => {
  await change(
    'practice.yaml',
    'prices:\n',
    'prices:\n  exam:\n    amount: $$99\n    includes: an eye test\n',
  );
  await change('practice.yaml', '  - credit cards', '  - gold');
  const inEnglish = (text: string) =>
    `text/es/words.yaml: The pages in Español say in English: “${text}”. Add a line with the English, a colon and the translation.`;
  expect(await unfinished()).toEqual([
    inEnglish('gold'),
    inEnglish('an eye test'),
  ]);
});

test('lists dates of insurers and prices once they’ve passed', async () => {
  await change(
    'practice.yaml',
    'vision:\n    - VSP\n',
    'vision:\n    - { name: VSP, from: 2027-01-01, through: 2027-12-31 }\n    - Spectera\n',
  );
  await change(
    'practice.yaml',
    'medicare: false',
    'medicare: { through: 2027-02-28 }',
  );
  await change(
    'practice.yaml',
    'prices:\n',
    'prices:\n  exam:\n    amount: $$140\n    includes: the exam and drops\n    next: { amount: $$150, from: 2027-03-01 }\n',
  );
  expect(await unfinished()).toEqual([
    '2027-01-01\tpractice.yaml: VSP is taken since 2027-01-01. Delete this date from insurers.',
    '2028-01-01\tpractice.yaml: VSP ended on 2027-12-31. Delete it from insurers.',
    '2027-03-01\tpractice.yaml: Medicare ended on 2027-02-28. Delete it from insurers.',
    '2027-03-01\tpractice.yaml: prices → exam: $150 is the price since 2027-03-01. Write it as amount, and delete next.',
  ]);
});

test('asks whether a range is allowed as a later price, too', async () => {
  await change(
    'practice.yaml',
    'prices:\n',
    'prices:\n  exam:\n    amount: $$90\n    includes: the exam and drops\n    next: { amount: $$90 to $$99, from: 2027-03-01 }\n',
  );
  expect(await unfinished()).toContainEqual(
    expect.stringMatching(/^practice\.yaml: Some prices are ranges\./),
  );
});
