import { stringify } from 'yaml';
import { townSchema } from '../practice/text-schemas.ts';
import type { Answers } from './answers-schema.ts';
import { monogram } from './monogram.ts';

type Doctor = Answers['doctors'][number];

/** Such as `maya-sample` for Dr. Maya Sample: safe in the names of files and in web addresses. */
export function slug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^dr\.? /, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^[\d-]+|-$/g, '');
}

/** What stands in for a biography until there is one: facts only. */
export function starterBiography({ name }: Pick<Doctor, 'name'>, practice: string): string {
  return `${name} examines eyes at ${practice}.`;
}

const editorLine = (schema: string) =>
  `# yaml-language-server: $schema=../build/practice/${schema}.schema.json`;

const yaml = (value: object) => stringify(value, { lineWidth: 0 });

/** Facts under a comment; nothing where there are none. */
function part(facts: Readonly<Record<string, unknown>>, ...comment: readonly string[]): string {
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  if (known.length === 0) return '';
  return [...comment.map((line) => `# ${line}`), yaml(Object.fromEntries(known))].join('\n');
}

/** What to do about a fact that wasn't asked for or wasn't answered. */
function hint(answer: unknown, ...comment: readonly string[]): string {
  return answer === undefined ? `${comment.map((line) => `# ${line}`).join('\n')}\n` : '';
}

function practiceYaml(answers: Answers): string {
  const { name, shortName, address, geo, phone, timeZone, hours, closures, booking } = answers;
  const { social, rating, priceRange, payment, prices, languages, insurers } = answers;
  const { emergencyRoom, transit, confirmed } = answers;
  const copyrightYear = answers.copyrightYear ?? new Date().getFullYear();
  return [
    `${editorLine('practice')}\n#\n# What the site says about the practice itself, each fact once. The pages, the data for search engines,\n# the mails and the error messages all take it from here.\n`,
    part({ name, shortName, copyrightYear }),
    part({ address }),
    part({ geo }, 'The door on the map.'),
    part({ phone }),
    part({ timeZone }),
    part(
      { hours },
      'Each day by itself: closed, or hours. With a lunch break:',
      '[9:00 AM to 12:00 PM, 1:00 PM to 5:00 PM]',
    ),
    part(
      { closures: closures ?? [] },
      'Days on which the practice is closed although the week says open, such as',
      '- date: 2027-12-25',
      '  reason: Christmas Day',
    ),
    part({ booking, social: social ?? {} }),
    part({ rating }),
    hint(
      rating,
      'The average of your public reviews, once there are some:',
      'rating:',
      '  average: 4.5',
      '  reviews: 12',
    ),
    part({ priceRange, payment }),
    Object.keys(prices).length > 0
      ? part({ prices }, 'Without insurance.')
      : hint(
          undefined,
          'What is paid without insurance, each optional: exam, childExam, contactLensFitting, firstMyopiaYear.',
          'prices:',
          '  exam: $100 to $200',
        ),
    part({ languages }, 'What is spoken at the front desk.'),
    part({ insurers }),
    part({ emergencyRoom }),
    hint(
      emergencyRoom,
      'The nearest emergency room with its city, by a name that a taxi driver knows:',
      'emergencyRoom: …',
    ),
    part({ transit }),
    part(
      { confirmed },
      'Sentences and names that make preflight takes for an example’s although they are true here.',
    ),
  ]
    .filter((text) => text !== '')
    .join('\n');
}

function doctorFile(doctor: Doctor, order: number, practice: string): string {
  const { biography, ...facts } = doctor;
  const portrait = `images/portrait-${slug(doctor.name)}.svg`;
  const front = yaml({ ...facts, portrait, order });
  return `---\n${front}---\n\n${biography ?? starterBiography(doctor, practice)}\n`;
}

/** Every fact that a town's page needs, with what it is, for a person to fill in. */
function townDraft(name: string): string {
  const facts = Object.entries(townSchema.shape).map(([key, schema]) => {
    const optional = schema.safeParse(undefined).success
      ? ' Optional: delete the line without it.'
      : '';
    const value = key === 'name' ? name : (forms[key] ?? '');
    return `# ${schema.description ?? ''}.${optional}\n${key}: ${value}`;
  });
  return `---\n${facts.join('\n')}\n---\n\nA few paragraphs about people from ${name} and your practice.\n`;
}

/** What the facts with several parts look like. */
const forms: Readonly<Record<string, string>> = {
  glance: '\n  figure:\n  text:',
  ways: '\n  title:\n  list:\n    - name:\n      text:',
  starts: '\n  title:\n  list:\n    - place:\n      road:',
  questions: '\n  - question:\n    answer:',
  closing: '\n  heading:\n  text:',
};

/** The files of `frontend/practice/`, by their names. */
export function practiceFiles(answers: Answers): Map<string, string> {
  const { treatments, brand, accent, doctors, towns, shortName } = answers;
  const files = new Map([
    ['practice.yaml', practiceYaml(answers)],
    [
      'treatments.yaml',
      `${editorLine('treatments')}\n#\n# Which treatments of myopia the practice offers. The pages name no other.\n\n${yaml(treatments)}`,
    ],
  ]);
  if (brand && accent) {
    files.set(
      'theme.yaml',
      `${editorLine('theme')}\n#\n# The practice's two colors. All others follow from them.\n\n${yaml({ brand, accent })}`,
    );
  }
  for (const [index, doctor] of doctors.entries()) {
    const name = slug(doctor.name);
    files.set(`doctors/dr-${name}.md`, doctorFile(doctor, index + 1, shortName));
    files.set(`images/portrait-${name}.svg`, monogram(doctor.name));
  }
  for (const town of towns) files.set(`towns/${slug(town)}.md.draft`, townDraft(town));
  return files;
}

/** What a person does after `make adopt`, a line each. */
export function nextSteps({ doctors, towns, rating }: Answers): string[] {
  const folder = 'frontend/practice';
  const names = doctors.map(({ name }) => slug(name));
  const written = doctors.filter(({ biography }) => biography !== undefined);
  return [
    `${folder}/images/: photos in place of ${names.map((name) => `portrait-${name}.svg`).join(', ')} (square, up to 100 kB); name them in ${folder}/doctors/`,
    ...(written.length < doctors.length
      ? [
          `${folder}/doctors/: a biography at the end of ${names.map((name) => `dr-${name}.md`).join(', ')}`,
        ]
      : []),
    ...towns.map(
      (town) =>
        `${folder}/towns/${slug(town)}.md.draft: fill it in, and rename it to ${slug(town)}.md; until then there's no page`,
    ),
    `${folder}/practice.yaml: days on which you're closed (closures)${rating ? '' : ', rating'}, prices`,
    `${folder}/text/en/: letter.md (the founder's letter), and a file for each page that wants words of its own; docs/adopting.md has the list`,
  ];
}
