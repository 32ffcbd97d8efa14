import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadPractice } from '../practice/load-practice.ts';
import { examplesFolder } from '../practice/practice-folder.ts';
import { leftovers, exampleTerms } from '../practice/leftovers.ts';
import { PracticeError } from '../practice/practice-reader.ts';
import { readAnswers } from './answers-file.ts';
import { answersSchema } from './answers-schema.ts';
import { Interview } from './interview.ts';
import { initials } from './monogram.ts';
import { slug } from './practice-files.ts';
import { template } from './template.ts';
import { writePractice } from './write-practice.ts';

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

/** Answers by question. */
const typed: readonly (readonly [question: RegExp, answers: readonly string[]])[] = [
  [/^Name of the practice/, ['', 'Harbor Eye Care']],
  [/^Short name/, ['A short name that is much too long', 'Harbor Eye']],
  [/^Street/, ['412 Canal Street']],
  [/^City/, ['Duluth']],
  [/^County/, ['']],
  [/^State/, ['Minnesota', 'mn']],
  [/^ZIP/, ['5580', '55802']],
  [/^Position/, ['46.78402', '46.78402, -92.10211']],
  [/^Phone/, ['(218) 555-0142', '(218) 722-4186']],
  [/^Time zone \(Enter: America\/Chicago\)/, ['']],
  [/^Monday/, ['9 to 5', '8:30 AM to 5:30 PM']],
  [/^Tuesday/, ['']],
  [/^Wednesday/, ['Closed']],
  [/^Thursday/, ['8:00 AM to 12:00 PM, 1:00 PM to 5:00 PM']],
  [/^Friday/, ['same as Monday']],
  [/^Saturday/, ['closed']],
  [/^Sunday/, ['']],
  [/page where patients book/, ['book.harboreyecare.us', 'https://book.harboreyecare.us/']],
  [/^Facebook/, ['']],
  [/^Instagram/, ['https://www.instagram.com/harboreyecare/']],
  [/^Vision plans/, ['VSP, EyeMed']],
  [/^Medical insurers/, ['']],
  [/Medicare/, ['maybe', 'yes']],
  [/^Medicaid/, ['Medical Assistance (Medicaid), MinnesotaCare']],
  [/emergency room/, ['']],
  [/^Ways to pay/, ['cash, checks']],
  [/^Price range/, ['$$']],
  [/^An eye exam/, ['$110 to $150']],
  [/^A child’s exam/, ['']],
  [/^A contact lens fitting/, ['']],
  [/^The first year/, ['']],
  [/^Number of days you remake/, ['two months', '60']],
  [/front desk/, ['']],
  [/interpreters/, ['y']],
  [/^Treatments/, ['drops', 'atropine, soft-lenses']],
  [/^Name with its title/, ['Dr. Åsa Lindqvist', 'Dr. Tom Bear']],
  [/^Pronouns/, ['woman', 'she', 'he']],
  [/^Letters/, ['OD', 'OD']],
  [/^Focus/, ['Family eye care', 'Contact lenses']],
  [/^Languages of the exam/, ['English, Swedish', 'English']],
  [/^Another doctor/, ['y', '']],
  [/^Who is the founder/, ['3', '1']],
  [/^Who leads myopia/, ['2']],
  [/^Brand color/, ['green', '#1f6b3a']],
  [/^Accent color/, ['#e8a33d']],
  [/^Nearby towns/, ['Superior']],
];

async function interview() {
  const answers = typed.map(([question, texts]) => ({ question, texts: [...texts] }));
  const output: string[] = [];
  const given = await new Interview({
    ask: (question) => {
      const found = answers.find((each) => each.question.test(question));
      const text = found?.texts.shift();
      if (text === undefined) throw new Error(`No answer to: ${question}`);
      return Promise.resolve(text);
    },
    say: (text) => output.push(text),
  }).answers();
  expect(answers.filter(({ texts }) => texts.length > 0)).toEqual([]);
  return { answers: answersSchema.parse(given), output };
}

test("repeats a question with the schema's error until the answer is valid", async () => {
  const { answers, output } = await interview();
  expect(answers).toMatchObject({
    address: { state: 'MN' },
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
    prices: { exam: '$110 to $150' },
    remake: { days: 60 },
    interpreters: true,
    languages: ['English'],
    doctors: [{ roles: ['founder'] }, { roles: ['myopia'] }],
  });
  expect(answers.address.county).toBeUndefined();
  for (const sentence of [
    'This is needed. The full name of the practice',
    'The short name is too long',
    'Write the two letters of the state',
    'Write the ZIP code with five digits',
    'Write two numbers with a comma between them',
    'This is a placeholder',
    'Write closed, or hours like 9:00 AM to 5:00 PM.',
    'beginning with https://',
    'Type y or n.',
    'Write a number of days, such as 60.',
    'Known treatments are',
    'Write she, he or they.',
    'Type a number from 1 to 2.',
    'Write the color as # and six digits',
  ]) {
    expect(output.join('\n')).toContain(sentence);
  }
});

test('writes a folder that builds and has nothing from the examples', async () => {
  const { answers } = await interview();
  await writePractice(answers, folder);
  const own = await loadPractice(folder, false);
  expect(own.practice).toMatchObject({
    name: 'Harbor Eye Care',
    social: [{ name: 'Instagram', url: 'https://www.instagram.com/harboreyecare/' }],
    sample: false,
  });
  expect(own.doctors.map((doctor) => doctor.slug)).toEqual(['dr-asa-lindqvist', 'dr-tom-bear']);
  const names = await readdir(folder, { recursive: true });
  expect(names).toContain('towns/superior.md.draft');

  const written = names.filter((name) => /\.\w+$/.test(name));
  const files = await Promise.all(written.map((name) => readFile(join(folder, name), 'utf8')));
  for (const example of await readdir(examplesFolder)) {
    const terms = exampleTerms(await loadPractice(join(examplesFolder, example), true), own);
    expect(files.flatMap((file) => leftovers(file, terms))).toEqual([]);
  }
});

test('writes nothing if the answers contradict each other', async () => {
  const { answers } = await interview();
  const doctors = answers.doctors.map((doctor) => ({ ...doctor, roles: ['founder' as const] }));
  await expect(writePractice({ ...answers, doctors }, folder)).rejects.toThrow(PracticeError);
  expect(await readdir(parent)).toEqual([]);
});

test('requires the open fields of the template, except optional ones', () => {
  const read = readAnswers(template);
  const problems = 'problems' in read ? read.problems.map(({ message }) => message) : [];
  expect(problems.map((message) => message.replace(/ is missing.*/, ''))).toEqual([
    'name',
    'shortName',
    'address',
    'geo',
    'phone',
    'hours',
    'booking',
    'doctors → number 1 → name',
    'doctors → number 1 → pronouns',
    'doctors → number 1 → credentials',
    'doctors → number 1 → focus',
  ]);
});

test('reports the line of an invalid answer', () => {
  const line = template.split('\n').indexOf('phone:') + 1;
  expect(readAnswers(template.replace('phone:', 'phone: (218) 555-0142'))).toMatchObject({
    problems: expect.arrayContaining([
      { line, message: expect.stringContaining('This is a placeholder') as string },
    ]) as unknown,
  });
});

test.each([
  ['Dr. Maya Sample', 'MS', 'maya-sample'],
  ['Dr. José Luis de la Cruz', 'JC', 'jose-luis-de-la-cruz'],
  ['Dr. O’Brien-Smith', 'OS', 'o-brien-smith'],
  ['Cher', 'C', 'cher'],
])('%s', (name, letters, file) => {
  expect(initials(name)).toBe(letters);
  expect(slug(name)).toBe(file);
});
