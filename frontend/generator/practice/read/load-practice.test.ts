import {
  cp,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readLocales } from '../../locales/locales.ts';
import { loadPractice } from './load-practice.ts';
import { ProseParser } from './prose.ts';

const example = join(import.meta.dirname, '../../../examples/metuchen');
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'practice-'));
  await cp(example, folder, { recursive: true });
  await change('practice.yaml', '555-0142', '381-0142');
  await change('practice.yaml', '555-0187', '381-0187');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

afterEach(() => rm(folder, { recursive: true }));

async function change(
  file: string,
  search: string | RegExp,
  replacement: string,
) {
  const text = await readFile(join(folder, file), 'utf8');
  await writeFile(join(folder, file), text.replace(search, replacement));
}

/** A real practice: the example with one change. */
async function loadWith(
  file: string,
  search: string | RegExp,
  replacement: string,
) {
  await change(file, search, replacement);
  return loadPractice(folder, false);
}

async function lineOf(file: string, text: string) {
  const source = await readFile(join(example, file), 'utf8');
  return source.slice(0, source.indexOf(text)).split('\n').length;
}

test('derives facts from others', async () => {
  const { practice } = await loadWith(
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
  const { practice } = await loadWith(
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
    const loading = loadWith('practice.yaml', search, replacement);
    const line = await lineOf('practice.yaml', place);
    await expect(loading).rejects.toThrow(`practice.yaml, line ${line}: `);
    await expect(loading).rejects.toThrow(message);
  },
);

test('reports all errors at once', async () => {
  const loading = loadWith(
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
  const loading = loadPractice(join(folder, 'none'), false);
  await expect(loading).rejects.toThrow(
    'practice.yaml, line 1: This file is missing.',
  );
  await expect(loading).rejects.toThrow(
    'treatments.yaml, line 1: This file is missing.',
  );
});

test('reads a doctor with facts and paragraphs', async () => {
  const { doctors } = await loadWith(
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
  const loading = loadWith(
    'doctors/dr-daniel-example.md',
    'roles: [founder]\n',
    '',
  );
  await expect(loading).rejects.toThrow(
    'One of the doctors needs the line: roles: [founder]',
  );
});

test.each([
  [
    'is too large',
    Buffer.alloc(150_000, '<svg/>'),
    'Save it smaller: up to 100 kB.',
  ],
  ['isn’t an image', 'a letter', 'isn’t a picture'],
])('rejects a portrait that %s', async (_, portrait, message) => {
  await writeFile(join(folder, 'images/portrait-ruth.svg'), portrait);
  await expect(loadPractice(folder, false)).rejects.toThrow(message);
});

/** The portrait that replaces Ruth's, and its files by name. */
async function portraitFrom(file: string, focus = '') {
  const { doctors, pictures } = await loadWith(
    'doctors/dr-ruth-template.md',
    'images/portrait-ruth.svg',
    `images/${file}${focus}`,
  );
  const portrait = doctors.find(
    ({ slug }) => slug === 'dr-ruth-template',
  )?.portrait;
  const files = [...pictures].filter(
    ([, { name }]) => name === `images/${file}`,
  );
  return {
    portrait,
    files: new Map(files.map(([src, { data }]) => [src, data])),
  };
}

const middleOf = async (data: Buffer | undefined) => [
  ...(await sharp(data).removeAlpha().resize(3, 3).raw().toBuffer()).subarray(
    12,
    15,
  ),
];

test.each([
  ['', 0],
  [' 50% 100%', 2],
])(
  'makes a phone’s photo small, upright and square, and forgets where it was taken: %s',
  async (focus, channel) => {
    // Held upright, as phones save it: on its side. Red above, blue below.
    const area = (width: number, background: string) => ({
      create: { width, height: 1500, channels: 3 as const, background },
    });
    const photo = sharp(area(2000, 'red'))
      .composite([{ input: area(1000, 'blue'), left: 1000, top: 0 }])
      .withExif({ IFD3: { GPSLatitude: '40/1 32/1 0/1' } })
      .withMetadata({ orientation: 6 });
    await photo.jpeg().toFile(join(folder, 'images/IMG_1.JPG'));
    const { portrait, files } = await portraitFrom('IMG_1.JPG', focus);
    expect(portrait).toMatchObject({ width: 768, height: 768 });
    const listed = `${portrait?.photo?.avif}, ${portrait?.photo?.webp}`.split(
      ', ',
    );
    expect(listed.map((each) => each.split(' ')[0])).toEqual([...files.keys()]);
    expect([...files.keys()].map((src) => src.replace(/.*-/, ''))).toEqual(
      ['avif', 'webp'].flatMap((format) =>
        [256, 384, 512, 768].map((width) => `${width}.${format}`),
      ),
    );
    for (const data of files.values()) {
      expect(await sharp(data).metadata()).not.toHaveProperty('exif');
      expect((await middleOf(data))[channel]).toBeGreaterThan(200);
    }
  },
);

test('reads the HEIC of phones', async () => {
  await cp(
    join(import.meta.dirname, 'photo.heic'),
    join(folder, 'images/IMG_2.HEIC'),
  );
  const { portrait, files } = await portraitFrom('IMG_2.HEIC');
  expect(portrait).toMatchObject({ width: 64, height: 64 });
  const [red = 0, green = 0, blue = 0] = await middleOf(
    files.get(portrait?.src ?? ''),
  );
  expect([green > red + 20, red > blue + 10]).toEqual([true, true]);
});

test('reports a doctor’s file name that isn’t a valid slug', async () => {
  await rename(
    join(folder, 'doctors/dr-ruth-template.md'),
    join(folder, 'doctors/Dr. Ruth Template.md'),
  );
  await expect(loadPractice(folder, false)).rejects.toThrow(
    'Use small letters and hyphens',
  );
});

test('sorts awards by date, newest first', async () => {
  const { awards } = await loadWith('awards.yaml', 'year: 2022', 'year: 2026');
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
  const { pages, towns } = await loadWith(
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
    const loading = loadWith(file, search, replacement);
    const line = place === undefined ? '\\d+' : await lineOf(file, place);
    await expect(loading).rejects.toThrow(
      new RegExp(`${file}, line ${line}: `),
    );
    await expect(loading).rejects.toThrow(message);
  },
);

test('reports a text without a page', async () => {
  await writeFile(join(folder, 'text/en/abuot.md'), '---\n---\n');
  await writeFile(join(folder, 'text/en/myopia-visit.md'), '---\n---\n');
  const loading = loadPractice(folder, false);
  await expect(loading).rejects.toThrow(
    'abuot.md, line 1: No page is called abuot. Did you mean about.md?',
  );
  await expect(loading).rejects.toThrow(
    'No page is called myopia-visit. Pages are: about, contact',
  );
});

async function writeLegal(name: string, text: string) {
  await mkdir(join(folder, 'text/en/legal'), { recursive: true });
  await writeFile(join(folder, 'text/en/legal', name), text);
}

const approved = 'reviewed: 2026-12-01\nreviewedBy: Jane Roe, attorney\n';

test('uses the practice’s legal page once a lawyer has approved it', async () => {
  const find = async () => {
    const { legal } = await loadPractice(folder, false);
    return legal.find(({ id }) => id === 'privacy');
  };
  const template = await find();
  expect(template).not.toHaveProperty('reviewed');
  expect(JSON.stringify(template)).toContain('100 Sample Street, Metuchen');
  expect(JSON.stringify(template)).toContain(
    'which company runs the server, and how long',
  );
  expect(JSON.stringify(template)).not.toContain('Example Hosting');
  await writeLegal(
    'privacy.md',
    `---\n${approved}lead: What {shortName} keeps.\n---\n\n## Cookies\n\nNone.\n`,
  );
  expect(await find()).toMatchObject({
    label: 'Privacy',
    title: template?.title,
    lead: 'What Station Lens keeps.',
    reviewed: { date: '2026-12-01', by: 'Jane Roe, attorney' },
    sections: [{ title: 'Cookies' }],
  });
});

test.each([
  [
    'a part that’s still open',
    'privacy.md',
    `---\n${approved}---\n\n## Cookies\n\nNone. [To complete: logs.]\n`,
    'privacy.md, line 8: A lawyer still has to complete this part: [To complete: logs.]',
  ],
  [
    'text that would be left out',
    'privacy.md',
    `---\n${approved}---\n\nNone.\n`,
    'Put all of the text under ## headings.',
  ],
  [
    'a text without approval',
    'privacy.md',
    '---\nlead: What we keep.\n---\n\n## Cookies\n\nNone.\n',
    'reviewedBy is missing. Who approved it',
  ],
  [
    'a page that doesn’t exist',
    'privcy.md',
    `---\n${approved}---\n`,
    'privcy.md, line 1: No legal page is called privcy.md. Did you mean privacy.md?',
  ],
])('reports %s in the legal pages', async (_, name, text, message) => {
  await writeLegal(name, text);
  await expect(loadPractice(folder, false)).rejects.toThrow(message);
});

test('detects the language of a paragraph', () => {
  const { blocks } = new ProseParser().parse(
    '[es] Llame al **médico**.\n\n[Call](/contact/) us.',
  );
  expect(blocks).toEqual([
    { paragraph: ['Llame al ', { strong: ['médico'] }, '.'], lang: 'es' },
    { paragraph: [{ href: '/contact/', text: 'Call' }, ' us.'] },
  ]);
});

test('fills an example’s legal pages, except for what only a lawyer knows', async () => {
  const { legal } = await loadPractice(example, true);
  const text = JSON.stringify(legal);
  expect(text).toContain('Sample: Example Hosting runs the server.');
  expect([...text.matchAll(/\[To complete: [^\]]*\]/g)].map(String)).toEqual([
    '[To complete: further rights under the law of New Jersey.]',
    expect.stringMatching(/15 languages/),
    expect.stringMatching(
      /New Jersey laws that protect some information more strictly/,
    ),
    '[To complete: rights under the law of New Jersey.]',
  ]);
});

test.each([
  [
    '',
    'This website has no analytics service.',
    'This website sets no cookies for visitors.',
  ],
  [
    'G-SAMPLE',
    'This website counts visits with Google Analytics.',
    'The only cookies for visitors are those of Google Analytics.',
  ],
])(
  'the privacy policy fits the measurement ID "%s"',
  async (id, analytics, cookies) => {
    vi.stubEnv('GA_MEASUREMENT_ID', id);
    const { legal } = await loadPractice(example, true);
    const privacy = JSON.stringify(legal.find(({ id }) => id === 'privacy'));
    expect(privacy).toContain(analytics);
    expect(privacy.split(cookies)).toHaveLength(3);
  },
);
