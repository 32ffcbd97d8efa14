import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { practiceJsonSchema } from './json-schema.ts';
import { loadPractice } from './load-practice.ts';

const example = join(import.meta.dirname, '../../examples/metuchen');
let folder: string;
let sample: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'practice-'));
  sample = await readFile(join(example, 'practice.yaml'), 'utf8');
});

afterAll(() => rm(folder, { recursive: true }));

/** The facts of a real practice that writes the sample's file with one change. */
async function loadWith(search: string | RegExp, replacement: string) {
  const changed = sample.replace('555-0142', '381-0142').replace(search, replacement);
  await writeFile(join(folder, 'practice.yaml'), changed);
  return loadPractice(folder, false);
}

const lineOf = (text: string) => sample.slice(0, sample.indexOf(text)).split('\n').length;

test('works out what follows from a fact', async () => {
  const facts = await loadWith('(732) 381-0142', '732.381.0142');
  expect(facts).toMatchObject({
    sample: false,
    phone: { display: '(732) 381-0142', href: 'tel:+17323810142', e164: '+1-732-381-0142' },
    address: { state: 'NJ', stateName: 'New Jersey' },
    rating: { count: 200, countText: 'over 200 reviews' },
  });
});

test('keeps the hours of each day', async () => {
  const facts = await loadWith(
    'Saturday: 9:00 AM to 5:00 PM',
    'Saturday: [8:30 am to 12 pm, 1:00 PM to 2:00 PM]',
  );
  expect(facts.hours).toMatchObject({
    Friday: [{ opens: '09:00', closes: '17:00' }],
    Saturday: [
      { opens: '08:30', closes: '12:00' },
      { opens: '13:00', closes: '14:00' },
    ],
    Sunday: [],
  });
});

test('goes without what is optional', async () => {
  const facts = await loadWith(/transit[^]*$/, '');
  expect(facts).not.toHaveProperty('transit');
});

test.each([
  [
    'an unknown key',
    'phone: ',
    'phnoe: ',
    'phone: ',
    'phnoe isn’t known here. Did you mean phone?',
  ],
  [
    'an unknown network',
    'Instagram',
    'TikTok',
    '  Instagram',
    'TikTok isn’t known here. Known are: Facebook, Instagram.',
  ],
  [
    'overlapping hours',
    'Friday: 9:00 AM to 5:00 PM',
    'Friday: [9:00 AM to 1:00 PM, 12:30 PM to 5:00 PM]',
    '  Friday',
    'hours → Friday: These hours overlap: 9:00 AM to 1:00 PM and 12:30 PM to 5:00 PM.',
  ],
  [
    'hours that end before they begin',
    'Friday: 9:00 AM to 5:00 PM',
    'Friday: 9:00 AM to 5:00 AM',
    '  Friday',
    'Check AM and PM.',
  ],
  [
    'hours in another form',
    'Friday: 9:00 AM to 5:00 PM',
    'Friday: 9-5',
    '  Friday',
    'hours → Friday: Write closed, or hours like 9:00 AM to 5:00 PM.',
  ],
  ['a day left out', '  Sunday: closed\n', '', 'hours:', 'hours → Sunday is missing. closed, or'],
  ['a ZIP code without quotes', "'08840'", '08840', '  zip', 'Put quotes around the ZIP code'],
  [
    'a short name that’s too long',
    'shortName: Station Lens',
    'shortName: Station Lens Optometry of Metuchen',
    'shortName',
    'shortName: The short name is too long: page titles have room for 20 characters.',
  ],
  [
    'a date in another form',
    '2026-12-25',
    '12/25/2026',
    '  - date: 2026-12-25',
    'closures → number 2 → date: Write the date as year-month-day',
  ],
  ['broken YAML', 'Lens Optometry', 'Lens: Optometry', 'name: ', 'This isn’t valid YAML'],
  ['a station of another line', 'station: Metuchen', 'station: Rahway', '  station: ', 'isn’t in'],
])('names %s with its line', async (_, search, replacement, place, message) => {
  const loading = loadWith(search, replacement);
  await expect(loading).rejects.toThrow(`practice.yaml, line ${lineOf(place)}: `);
  await expect(loading).rejects.toThrow(message);
});

test('lists everything that is wrong at once', async () => {
  const loading = loadWith(/average: 4.9\n +reviews: over 200/, 'reviews: many');
  await expect(loading).rejects.toThrow('rating → average is missing.');
  await expect(loading).rejects.toThrow('Write how many reviews there are');
});

test('takes a placeholder for a phone number from an example alone', async () => {
  await expect(loadPractice(example, true)).resolves.toMatchObject({ sample: true });
  await expect(loadPractice(example, false)).rejects.toThrow(
    `practice.yaml, line ${lineOf('phone: ')}: phone: This is a placeholder`,
  );
});

test('says which file is missing', async () => {
  await expect(loadPractice(join(folder, 'none'), false)).rejects.toThrow('This file is missing.');
});

test('the JSON Schema for editors is current; "npm run schema" writes it', async () => {
  const written = await readFile(new URL('practice.schema.json', import.meta.url), 'utf8');
  expect(JSON.parse(written)).toEqual(JSON.parse(practiceJsonSchema()));
});
