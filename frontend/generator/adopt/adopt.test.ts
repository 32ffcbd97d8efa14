import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leftovers, pageTerms } from '../launch-checklist/leftovers.ts';
import { loadPractice } from '../practice/read/load-practice.ts';
import { examplesFolder } from '../practice/read/practice-folder.ts';
import { PracticeError } from '../practice/read/user-error.ts';
import { readYaml } from '../practice/read/practice-reader.ts';
import { answersSchema, template } from './answers.ts';
import { Interview, type Prompts } from './interview.ts';
import { fileNames, initials, slug, writePractice } from './practice-files.ts';
import { renamedFacts, writeNewNames } from './renamed-facts.ts';

let parent: string;
let folder: string;

beforeEach(async () => {
  // On the repository's disk, because folders can't be renamed across disks.
  const cache = join(import.meta.dirname, '../../.cache');
  await mkdir(cache, { recursive: true });
  parent = await mkdtemp(join(cache, 'adopt-test-'));
  folder = join(parent, 'practice');
});

afterEach(() => rm(parent, { recursive: true }));

/** Answers by question, in the order in which they're given. */
const typed: readonly (readonly [question: RegExp, ...answers: unknown[]])[] = [
  [/^The full name/, '', 'Harbor Eye Care'],
  [/^A shorter name/, 'A short name that is much too long', 'Harbor Eye'],
  [/^Number and street/, '412 Canal Street'],
  [/^The city/, 'Duluth'],
  [/^The county .*\(Enter: none\)$/, ''],
  [/^The two letters of the state/, 'MN'],
  [/^The ZIP code/, '5580', '55802'],
  [
    /^The door on the map/,
    '46.78402',
    '46.78402, 92.10211',
    '46.78402, \u221292.10211',
  ],
  [/^The phone number/, '(218) 555-0142', '(218)\u00A0722\u20114186'],
  [/^The time zone/, undefined],
  [/^Monday/, '9 to 5', '8:30 AM to 5:30 PM'],
  [/^Tuesday/, ''],
  [/^Wednesday/, 'Closed'],
  [/^Thursday/, '8:00 AM to 12:00 PM, 1:00 PM to 5:00 PM'],
  [/^Friday/, 'same as Monday'],
  [/^Saturday/, 'closed'],
  [/^Sunday/, ''],
  [
    /where patients see open times/,
    'book.harboreyecare.us',
    'https://book.harboreyecare.us/',
  ],
  [/on Facebook/, ''],
  [/on Instagram/, 'https://www.instagram.com/harboreyecare/'],
  [/dollar signs/, '$$'],
  [/^Ways to pay/, 'cash, checks'],
  [/^An eye exam/, '110', '$110'],
  [/^What the patient gets/, '', 'exam and drops'],
  [/^A child’s exam/, ''],
  [/^A contact lens fitting/, ''],
  [/^The first year/, ''],
  [/first visit takes/, 'an hour', '60'],
  [/days after pickup/, 'two months', '60'],
  [/forms that new patients/, 'none'],
  [/front desk.*\(Enter: English\)$/, ''],
  [/interpreters/, true],
  [/^Vision plans/, 'VSP, EyeMed'],
  [/^Medical insurers/, ''],
  [/^The Medicare Advantage plans/, ''],
  [/Medicare/, true],
  [/^What your state calls Medicaid/, ''],
  [/^Medicaid/, 'Medical Assistance (Medicaid), MinnesotaCare'],
  [/^The nearest emergency room/, ''],
  [/^The treatments/, ['atropine', 'soft-lenses']],
  [/^The name with its title/, 'Dr. Åsa Lindqvist', 'Dr. Tom Bear'],
  [/^What patients say after Dr\. \(Enter: (?:Lindqvist|Bear)\)$/, '', 'Teddy'],
  [/pronouns/, 'she', 'he'],
  [/^The letters after/, 'OD', 'OD'],
  [/focuses on/, 'Family eye care', 'Contact lenses'],
  [/languages of the exam/, 'English, Swedish', 'English'],
  [/^The school of optometry/, 'Berkeley, 2005', ''],
  [/number of the license/, '', ''],
  [/^Another doctor/, true, false],
  [/^Who is the founder/],
  [/^Who leads myopia/, 1],
  [/main color/, 'green', '#1f6b3a'],
  [/booking buttons/, '#e8a33d'],
  [/^Nearby towns/, 'Superior'],
  [/myopia\. Is this true of your practice/, 'no', 'yes', 'later'],
  [
    /\. Is this true of your practice\?\n- /,
    ...['yes', 'no', 'later', 'yes', 'no', 'some', 'no', 'no', 'yes'],
    ...['no', 'no', 'no'],
  ],
  [/^Which of these are true/, ['reply']],
];

interface Question {
  message: string;
  validate?: (answer: string) => unknown;
  initialValue?: unknown;
}

/**
 * Answers the interview's questions. A refused answer is followed by the next
 * one.
 */
async function interview({ questions = typed, founder = 0 } = {}) {
  const answers = questions.map(([question, ...texts]) => ({
    question,
    texts: question.test('Who is the founder?') ? [founder] : texts,
  }));
  const errors: unknown[] = [];
  const answer = ({
    message,
    validate,
    initialValue,
  }: Question): Promise<unknown> => {
    const found = answers.find(({ question }) => question.test(message));
    if (!found || found.texts.length === 0)
      throw new Error(`No answer to: ${message}`);
    const text = found.texts.shift() ?? initialValue;
    const error = validate?.(String(text));
    if (error === undefined) return Promise.resolve(text);
    errors.push(error);
    return answer({ message, validate, initialValue });
  };
  const prompts: unknown = {
    autocomplete: answer,
    confirm: answer,
    multiselect: answer,
    select: answer,
    text: answer,
    note: () => undefined,
  };
  const given = await new Interview(prompts as Prompts).answers();
  expect(answers.filter(({ texts }) => texts.length > 0)).toEqual([]);
  return { answers: answersSchema.parse(given), errors: errors.join('\n') };
}

test("repeats a question with the schema's error until the answer is valid", async () => {
  const { answers, errors } = await interview();
  expect(answers).toMatchObject({
    address: { state: 'MN' },
    geo: { latitude: 46.78402, longitude: -92.10211 },
    phone: '(218) 722-4186',
    timeZone: 'America/Chicago',
    hours: {
      Tuesday: '8:30 AM to 5:30 PM',
      Wednesday: 'closed',
      Thursday: ['8:00 AM to 12:00 PM', '1:00 PM to 5:00 PM'],
      Friday: '8:30 AM to 5:30 PM',
      Sunday: 'closed',
    },
    insurers: {
      vision: ['VSP', 'EyeMed'],
      medical: [],
      medicare: true,
      medicaid: ['Medical Assistance (Medicaid)', 'MinnesotaCare'],
    },
    prices: { exam: { amount: '$110', includes: 'exam and drops' } },
    remake: { days: 60 },
    interpreters: true,
    languages: ['English'],
    doctors: [{ roles: ['founder'] }, { roles: ['myopia'], lastName: 'Teddy' }],
  });
  expect(answers.address.county).toBeUndefined();
  for (const sentence of [
    'This is needed. The full name of the practice',
    'The short name is too long',
    'Write the ZIP code with five digits',
    'Write two numbers with a comma between them',
    'The longitude has lost its minus.',
    'This is a placeholder',
    'Write closed, or hours like 9:00 AM to 5:00 PM.',
    'beginning with https://',
    'Write a number of days, such as 60.',
    'Write the color as # and six digits',
  ]) {
    expect(errors).toContain(sentence);
  }
});

test('asks about promises in groups, and about each only if some are true', async () => {
  const { answers } = await interview();
  const { promises } = answers;
  expect(promises).toMatchObject({
    examParts: true,
    fullExam: true,
    largePrint: false,
    appointmentOnly: true,
    callback: false,
    reply: true,
    opticalShop: true,
    myopiaStart: false,
    eyeLength: true,
    growthChart: true,
  });
  expect(promises.waitingList).toBeUndefined();
  expect(promises.myopiaPolicies).toBeUndefined();
  await writePractice(answers, folder);
  const { file } = await loadPractice(folder, false);
  expect(file.promises).not.toHaveProperty('waitingList');
  expect(file.promises).toMatchObject({ reply: true, callback: false });
});

test('asks no one to lead what the practice doesn’t offer', async () => {
  const { answers } = await interview({
    questions: typed
      .filter(
        ([question]) =>
          !question.test('Who leads myopia management?') &&
          !question.source.startsWith('myopia'),
      )
      .map(([question, ...texts]): (typeof typed)[number] =>
        question.test('The treatments of myopia')
          ? [question, []]
          : [question, ...texts],
      ),
  });
  expect(answers).toMatchObject({
    treatments: [],
    doctors: [{ roles: ['founder'] }, { roles: [] }],
  });
  await writePractice(answers, folder);
  expect((await loadPractice(folder, false)).practice.treatments).toEqual([]);
});

test('writes a folder that builds and has nothing from the examples', async () => {
  const { answers } = await interview();
  await writePractice(answers, folder);
  const own = await loadPractice(folder, false);
  expect(own.practice).toMatchObject({
    name: 'Harbor Eye Care',
    social: [
      { name: 'Instagram', url: 'https://www.instagram.com/harboreyecare/' },
    ],
    sample: false,
  });
  expect(own.doctors).toMatchObject([
    { slug: 'dr-asa-lindqvist', shortName: 'Dr. Lindqvist' },
    { slug: 'dr-tom-bear', shortName: 'Dr. Teddy' },
  ]);
  const names = await readdir(folder, { recursive: true });
  expect(names).toContain('towns/superior.md.draft');

  const written = names.filter((name) => /\.\w+$/.test(name));
  const files = await Promise.all(
    written.map((name) => readFile(join(folder, name), 'utf8')),
  );
  for (const example of await readdir(examplesFolder)) {
    const terms = pageTerms(
      await loadPractice(join(examplesFolder, example), true),
      own,
    );
    expect(files.flatMap((file) => leftovers(file, terms))).toEqual([]);
  }
});

test('writes a file for each name, even if they differ in an accent', async () => {
  const { answers } = await interview();
  const doctors = answers.doctors.map((doctor, index) => ({
    ...doctor,
    name: ['Dr. Ana Río', 'Dr. Ana Rio'][index] ?? '',
    lastName: undefined,
  }));
  await writePractice(
    { ...answers, doctors, towns: ['Cañon', 'Canon'] },
    folder,
  );
  const own = await loadPractice(folder, false);
  expect(own.doctors).toMatchObject([
    { slug: 'dr-ana-rio', shortName: 'Dr. Ana Río' },
    { slug: 'dr-ana-rio-2', shortName: 'Dr. Ana Rio' },
  ]);
  const names = await readdir(folder, { recursive: true });
  expect(names).toEqual(
    expect.arrayContaining([
      'images/portrait-ana-rio.svg',
      'images/portrait-ana-rio-2.svg',
      'towns/canon.md.draft',
      'towns/canon-2.md.draft',
    ]),
  );
  expect(fileNames(['王', 'Ely', 'ely', 'Ely 2'])).toEqual([
    'name',
    'ely',
    'ely-2',
    'ely-2-2',
  ]);
});

test('writes a practice without a founder', async () => {
  const { answers } = await interview({ founder: 2 });
  await writePractice(answers, folder);
  const own = await loadPractice(folder, false);
  expect(own.doctors.flatMap(({ roles }) => roles)).toEqual(['myopia']);
});

test('writes the new names of facts, and leaves everything else as it is', async () => {
  const files = {
    'practice.yaml':
      '# Facts\nprices:\n  # The level\n  level: $$ # two\nlevel: 1\nfax: none\n',
    'doctors/dr-ana.md': '---\nname: Dr. Ana\nstudied: 2009\n---\n\nlevel: 1\n',
    'towns/ely.md': 'No facts.\n',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const renamed = await renamedFacts(folder, [
    { file: 'practice.yaml', was: 'level', now: 'floor' },
    { file: 'practice.yaml', was: 'prices.level', now: 'range' },
    { file: 'practice.yaml', was: 'fax' },
    { file: 'doctors/', was: 'studied', now: 'school' },
  ]);
  expect(renamed.map(({ file, changes }) => [file, ...changes])).toEqual([
    ['doctors/dr-ana.md', 'studied is now school'],
    ['practice.yaml', 'prices.level is now range', 'level is now floor'],
  ]);
  await writeNewNames(folder, renamed);
  const written = (name: string) => readFile(join(folder, name), 'utf8');
  expect(await written('practice.yaml')).toBe(
    '# Facts\nprices:\n  # The level\n  range: $$ # two\nfloor: 1\nfax: none\n',
  );
  expect(await written('doctors/dr-ana.md')).toBe(
    files['doctors/dr-ana.md'].replace('studied', 'school'),
  );
});

test('writes nothing if the answers contradict each other', async () => {
  const { answers } = await interview();
  const doctors = answers.doctors.map((doctor) => ({
    ...doctor,
    roles: ['founder' as const],
  }));
  await expect(writePractice({ ...answers, doctors }, folder)).rejects.toThrow(
    PracticeError,
  );
  expect(await readdir(parent)).toEqual([]);
});

const read = (source: string) => readYaml(source, answersSchema);

test('requires the open fields of the template', () => {
  const result = read(template);
  const problems = 'problems' in result ? result.problems : [];
  const open = template.split('\n').flatMap((line, index) => {
    return /^ *(?:- )?\w+:$/.test(line) ? [index + 1] : [];
  });
  expect(problems.length).toBeGreaterThan(20);
  for (const { line, message } of problems) {
    expect(open).toContain(line);
    expect(message).toMatch(/ is missing\. ./);
  }
});

test.each([
  ['phone', '(218) 555-0142', 'This is a placeholder'],
  ['treatments', '[drops]', 'Known treatments are'],
  ['pronouns', 'woman', 'Write she, he or they.'],
  ['state', 'Minnesota', 'Write the two letters of the state'],
  ['medicare', 'maybe', 'Write true or false.'],
])('reports the line of an invalid answer: %s', (key, value, message) => {
  const line =
    template
      .split('\n')
      .findIndex((each) => each.trim().startsWith(`${key}:`)) + 1;
  const answers = template.replace(
    new RegExp(`^( *${key}:).*`, 'm'),
    `$1 ${value}`,
  );
  expect(read(answers)).toMatchObject({
    problems: expect.arrayContaining([
      { line, message: expect.stringContaining(message) as string },
    ]) as unknown,
  });
});

test.each([
  ['Dr. Maya Sample', 'MS', 'maya-sample'],
  ['Dr. José Luis de la Cruz', 'JC', 'jose-luis-de-la-cruz'],
  ['Dr. O’Brien-Smith', 'OS', 'o-brien-smith'],
  ['Cher', 'C', 'cher'],
  ['Dr. José Peña Jr.', 'JP', 'jose-pena-jr'],
])('%s', (name, letters, file) => {
  expect(initials(name)).toBe(letters);
  expect(slug(name)).toBe(file);
});
