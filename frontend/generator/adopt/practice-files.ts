import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { type Loaded, loadPractice } from '../practice/read/load-practice.ts';
import { nameWords, shownName } from '../practice/read/doctor-names.ts';
import { practiceSchema } from '../practice/schema/practice-schema.ts';
import { townSchema } from '../practice/schema/markdown-schemas.ts';
import type { Answers } from './answers.ts';
import { form } from './form.ts';

type Doctor = Answers['doctors'][number];

/** Such as `maya-sample` for Dr. Maya Sample: safe in file names and URLs. */
export const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^dr\.? /, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^[\d-]+|-$/g, '');

/**
 * A file name for each of several names, in their order: `ana-rio`, and
 * `ana-rio-2` for another one that would get the same.
 */
export function fileNames(names: readonly string[]): string[] {
  const taken: string[] = [];
  for (const name of names) {
    // Of a name in another alphabet, nothing is left.
    const own = slug(name) || 'name';
    let file = own;
    for (let number = 2; taken.includes(file); number += 1)
      file = `${own}-${number}`;
    taken.push(file);
  }
  return taken;
}

/** The initials of a name: MS for Dr. Maya Sample. */
export function initials(name: string): string {
  const capitals = nameWords(name)
    .flatMap((word) => word.split('-'))
    .map((part) => part.charAt(0))
    .filter((letter) => /\p{Lu}/u.test(letter));
  return capitals.slice(0, 1).concat(capitals.slice(1).slice(-1)).join('');
}

/**
 * A placeholder portrait: initials in grays that work in light and dark mode.
 */
const monogram = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320"><circle cx="160" cy="160" r="156" fill="#5c6670"/><text x="160" y="160" dy=".36em" fill="#fff" font-family="system-ui, sans-serif" font-size="120" text-anchor="middle">${initials(name)}</text></svg>\n`;

/** A placeholder biography with facts only. */
const starterBiography = ({ name }: Pick<Doctor, 'name'>, practice: string) =>
  `${name} examines eyes at ${practice}.`;

/** The doctors, with their names as pages show them. */
const named = (doctors: readonly Doctor[]): Doctor[] =>
  doctors.map((doctor) => ({
    ...doctor,
    name: shownName(doctor.name, doctor.credentials),
  }));

const yaml = (value: object) => stringify(value, { lineWidth: 0 });

/** A file that editors complete and check. */
const yamlFile = (schema: string, comment: string, content: string) =>
  `# yaml-language-server: $schema=../.cache/schemas/${schema}.json\n#\n# ${comment}\n\n${content}`;

function doctorFile(
  doctor: Doctor,
  portrait: string,
  order: number,
  practice: string,
): string {
  const { biography, ...facts } = doctor;
  const front = yaml({ ...facts, portrait, order });
  return `---\n${front}---\n\n${biography ?? starterBiography(doctor, practice)}\n`;
}

const townDraft = (name: string) =>
  `---\n${form(townSchema, { name })}\n---\n\n## People from ${name}\n\nA few paragraphs about them and your practice, under headings like this one.\n`;

/** The files of `frontend/practice/` by name. */
export function practiceFiles(answers: Answers): Map<string, string> {
  const { treatments, brand, accent, towns, shortName } = answers;
  const doctors = named(answers.doctors);
  const files = new Map([
    [
      'practice.yaml',
      yamlFile(
        'practice',
        'What the site says about the practice itself, each fact once. A line with # before it is an example.',
        `${form(practiceSchema, answers, '\n\n')}\n`,
      ),
    ],
    [
      'treatments.yaml',
      yamlFile(
        'treatments',
        "Which treatments of myopia the practice offers. The pages don't mention any others.",
        yaml(treatments),
      ),
    ],
  ]);
  if (brand && accent) {
    const comment = "The practice's two colors. All others follow from them.";
    files.set(
      'theme.yaml',
      yamlFile('theme', comment, yaml({ brand, accent })),
    );
  }
  const doctorFiles = fileNames(doctors.map(({ name }) => name));
  for (const [index, doctor] of doctors.entries()) {
    const portrait = `images/portrait-${doctorFiles[index]}.svg`;
    files.set(
      `doctors/dr-${doctorFiles[index]}.md`,
      doctorFile(doctor, portrait, index + 1, shortName),
    );
    files.set(portrait, monogram(doctor.name));
  }
  const townFiles = fileNames(towns);
  for (const [index, town] of towns.entries())
    files.set(`towns/${townFiles[index]}.md.draft`, townDraft(town));
  return files;
}

/** On the disk of the practice's folder, so that it can be renamed to it. */
export const cache = join(import.meta.dirname, '../../.cache');

/**
 * Writes a practice's folder atomically and validates it like the build.
 * @throws PracticeError for contradictions, such as two founders
 */
export async function writePractice(
  answers: Answers,
  folder: string,
): Promise<void> {
  const temporary = join(cache, `adopt-${process.pid}`);
  try {
    for (const [name, content] of practiceFiles(answers)) {
      const file = join(temporary, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    await loadPractice(temporary, false);
    await rename(temporary, folder);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Biographies that are still a placeholder, one sentence each. */
export const starterContent = ({ practice, doctors }: Loaded): string[] =>
  doctors
    .filter(
      ({ bio, name }) =>
        bio.join(' ') === starterBiography({ name }, practice.shortName),
    )
    .map(
      ({ name, slug }) =>
        `doctors/${slug}.md: the biography says nothing about ${name} yet. Write one.`,
    );

/** The next steps after `make adopt`, one per line. */
export function nextSteps({
  closures,
  doctors,
  towns,
  rating,
  prices,
}: Answers): string[] {
  const folder = 'frontend/practice';
  const names = fileNames(named(doctors).map(({ name }) => name));
  const open = [
    ...(closures.length > 0 ? [] : ['days on which you’re closed (closures)']),
    ...(rating ? [] : ['rating']),
    ...(Object.keys(prices).length > 0 ? [] : ['prices']),
  ];
  return [
    `${folder}/images/: photos in place of ${names.map((name) => `portrait-${name}.svg`).join(', ')}; name them in ${folder}/doctors/`,
    ...(doctors.some(({ biography }) => biography === undefined)
      ? [
          `${folder}/doctors/: a biography at the end of ${names.map((name) => `dr-${name}.md`).join(', ')}`,
        ]
      : []),
    ...fileNames(towns).map(
      (town) =>
        `${folder}/towns/${town}.md.draft: fill it in, and rename it to ${town}.md; until then there's no page`,
    ),
    ...(open.length > 0 ? [`${folder}/practice.yaml: ${open.join(', ')}`] : []),
    `${folder}/text/en/: letter.md (a letter to patients), and a file for each page that needs its own text; docs/adopting.md has the list`,
  ];
}
