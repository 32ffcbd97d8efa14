import { stringify } from 'yaml';
import { townSchema } from '../practice/text-schemas.ts';
import type { Answers } from './answers-schema.ts';
import { monogram } from './monogram.ts';

type Doctor = Answers['doctors'][number];

/** Such as `maya-sample` for Dr. Maya Sample: safe in file names and URLs. */
export function slug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^dr\.? /, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^[\d-]+|-$/g, '');
}

/** A placeholder biography with facts only. */
export function starterBiography({ name }: Pick<Doctor, 'name'>, practice: string): string {
  return `${name} examines eyes at ${practice}.`;
}

const editorLine = (schema: string) =>
  `# yaml-language-server: $schema=../generator/practice/${schema}.schema.json`;

const yaml = (value: object) => stringify(value, { lineWidth: 0 });

/** Facts under a comment, or nothing without facts. */
function part(facts: Readonly<Record<string, unknown>>, ...comment: readonly string[]): string {
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  if (known.length === 0) return '';
  return [...comment.map((line) => `# ${line}`), yaml(Object.fromEntries(known))].join('\n');
}

/** Comments about facts that weren't asked or answered. */
function hint(answer: unknown, ...comment: readonly string[]): string {
  return answer === undefined ? `${comment.map((line) => `# ${line}`).join('\n')}\n` : '';
}

/** An interview has all prices, even without an answer. */
const hasPrices = ({ prices }: Answers) => Object.values<string | undefined>(prices).some(Boolean);

function practiceYaml(answers: Answers): string {
  const { name, shortName, address, geo, phone, timeZone, hours, closures, booking } = answers;
  const { social, rating, priceRange, payment, prices, remake, languages } = answers;
  const { interpreters, insurers, medicalReview, emergencyRoom, transit, confirmed } = answers;
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
      'Each day on its own: closed, or hours. With a lunch break:',
      '[9:00 AM to 12:00 PM, 1:00 PM to 5:00 PM]',
    ),
    part(
      { closures: closures ?? [] },
      'Days when the practice is closed that would normally be open, such as',
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
    hasPrices(answers)
      ? part({ prices }, 'Without insurance.')
      : hint(
          undefined,
          'Prices without insurance, all optional: exam, childExam, contactLensFitting, firstMyopiaYear.',
          'prices:',
          '  exam: $100 to $200',
        ),
    part({ remake }),
    hint(
      remake,
      'For how many days you remake a lens for free if the prescription is wrong:',
      'remake:',
      '  days: 60',
    ),
    part(
      { languages, interpreters },
      'The languages of the front desk, and whether you offer free interpreters by phone.',
    ),
    part({ insurers }),
    part({ medicalReview }),
    hint(
      medicalReview,
      'The day when your doctors read what the pages say about eyes and myopia:',
      'medicalReview: 2026-12-01',
    ),
    part({ emergencyRoom }),
    hint(
      emergencyRoom,
      'The nearest emergency room with its city, by the name that local people use:',
      'emergencyRoom: …',
    ),
    part({ transit }),
    part(
      { confirmed },
      'Sentences and names that make preflight finds in an example, but that are true here too.',
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

/** All facts that a town's page needs, with descriptions, to fill in. */
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

/** The form of facts with several parts. */
const forms: Readonly<Record<string, string>> = {
  glance: '\n  figure:\n  text:',
  ways: '\n  title:\n  list:\n    - name:\n      text:',
  starts: '\n  title:\n  list:\n    - place:\n      road:',
  questions: '\n  - question:\n    answer:',
  closing: '\n  heading:\n  text:',
};

/** The files of `frontend/practice/` by name. */
export function practiceFiles(answers: Answers): Map<string, string> {
  const { treatments, brand, accent, doctors, towns, shortName } = answers;
  const files = new Map([
    ['practice.yaml', practiceYaml(answers)],
    [
      'treatments.yaml',
      `${editorLine('treatments')}\n#\n# Which treatments of myopia the practice offers. The pages don't mention any others.\n\n${yaml(treatments)}`,
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

/** The next steps after `make adopt`, one per line. */
export function nextSteps(answers: Answers): string[] {
  const { doctors, towns, rating } = answers;
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
    `${folder}/practice.yaml: days on which you're closed (closures)${rating ? '' : ', rating'}${hasPrices(answers) ? '' : ', prices'}`,
    `${folder}/text/en/: letter.md (the founder's letter), and a file for each page that needs its own text; docs/adopting.md has the list`,
  ];
}
