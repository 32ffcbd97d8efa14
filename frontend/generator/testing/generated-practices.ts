/**
 * For tests: practices that no one has thought of, made of the same schemas
 * that check a real one.
 */
import fc from 'fast-check';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { z } from 'zod';
import { answersSchema } from '../adopt/answers.ts';
import { practiceFiles, slug } from '../adopt/practice-files.ts';
import { factOf, isOptional, unwrapped } from '../practice/schema/fact.ts';
import { weekdays } from 'shared/opening-hours';
import { townSchema } from '../practice/schema/markdown-schemas.ts';
import { stateBoxes } from '../practice/schema/position.ts';
import { likelyTimeZone, type UsState } from '../practice/schema/us-states.ts';
import { themeSchema } from '../practice/schema/theme.ts';
import {
  awardsSchema,
  reviewsSchema,
} from '../practice/schema/yaml-schemas.ts';

type Schema = z.core.$ZodType;

/**
 * Facts by key that have to fit others, or of which an example says too little.
 */
type Chosen = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/**
 * Anything that a schema accepts, with or without what's optional. A text is an
 * example, or says what it is.
 */
function anyOf(
  schema: Schema,
  chosen: Chosen,
  key = '',
): fc.Arbitrary<unknown> {
  if (
    schema instanceof z.ZodOptional ||
    (schema instanceof z.ZodDefault && key in chosen)
  ) {
    return fc.option(anyOf(schema.unwrap(), chosen, key), { nil: undefined });
  }
  const own = chosen[key];
  const inner = unwrapped(schema);
  const { description = '', examples: [example = `${description}.`] = [] } =
    factOf(schema);
  if (own) return own;
  if (inner instanceof z.ZodEnum) return fc.constantFrom(...inner.options);
  if (inner instanceof z.ZodBoolean) return fc.boolean();
  if (inner instanceof z.ZodObject) {
    const facts = Object.entries<Schema>(inner.shape);
    return fc.record(
      Object.fromEntries(
        facts.map(([name, fact]) => [name, anyOf(fact, chosen, name)]),
      ),
    );
  }
  if (inner instanceof z.ZodArray) {
    const examples = [example]
      .flat()
      .filter((item) => z.safeParse(inner.element, item).success);
    if (examples.length === 0)
      return fc.array(anyOf(inner.element, chosen), {
        minLength: 1,
        maxLength: 3,
      });
    return fc.subarray(examples, { minLength: isOptional(schema) ? 0 : 1 });
  }
  return fc.constant(example);
}

const clock = (hour: number) =>
  `${hour % 12 || 12}:${hour % 2 ? '30' : '00'} ${hour % 24 < 12 ? 'AM' : 'PM'}`;

/** Closed, one span or two, and those that end at midnight or after it. */
const hoursOfDay = fc.oneof(
  fc.constant('closed'),
  fc
    .tuple(fc.integer({ min: 5, max: 12 }), fc.integer({ min: 13, max: 23 }))
    .map(([from, to]) => `${clock(from)} to ${clock(to)}`),
  fc.constant('12:00 AM to 11:59 PM'),
  fc.constant(['8:00 AM to 12:00 PM', '1:00 PM to 5:30 PM']),
  fc.constantFrom('2:00 PM to 12:00 AM', '6:00 PM to 2:00 AM'),
);

const day = fc
  .date({
    min: new Date('2026-06-01'),
    max: new Date('2028-01-31'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));

/** Closed for one day or several, or open at other hours for one. */
const closure = fc
  .tuple(day, day, fc.boolean(), fc.boolean())
  .map(([date, other, range, isShort]) => ({
    date: date < other ? date : other,
    ...(range && !isShort && { through: date < other ? other : date }),
    ...(isShort && { opens: '6:00 PM', closes: '12:30 AM' }),
    reason: 'the holidays',
  }));

const isOnceForEachDay = (
  closures: readonly { date: string; through?: string }[],
): boolean =>
  [...closures]
    .sort((one, two) => one.date.localeCompare(two.date))
    .every(
      ({ date, through = date }, index, sorted) =>
        through < (sorted[index + 1]?.date ?? '9999'),
    );

const phone = fc
  .integer({ min: 2000, max: 9999 })
  .map((line) => `(302) 734-${line}`);

const spoken = fc.subarray(
  ['English', 'Spanish', 'American Sign Language', 'Vietnamese'],
  {
    minLength: 1,
  },
);

const surnames = [
  'Ng',
  'O’Brien',
  'Montgomery-Featherstonehaugh',
  'de la Cruz',
  'Åberg',
  'Kowalczyk',
  'Okafor',
  'Lee',
  'Lee Jr.',
  'García López',
  'Tran',
];

const townNames = [
  'Ada',
  'North Kingstown',
  'St. Johnsbury',
  'Truth or Consequences',
  'Bel Air',
  'Oak Park',
  'Ely',
  'Superior',
  'Coos Bay',
  'Duck',
  'Wye',
  'Winston-Salem',
];

/**
 * Every other color is a gray, so that many are at the limit of what's
 * accepted.
 */
const colorFor = (accepted: z.ZodType) =>
  fc
    .oneof(
      fc.integer({ min: 0, max: 0xffffff }),
      fc.integer({ min: 0, max: 0xff }).map((gray) => gray * 0x10101),
    )
    .map((color) => `#${color.toString(16).padStart(6, '0')}`)
    .filter((color) => accepted.safeParse(color).success);

const practices: Chosen = {
  name: fc.constantFrom(
    'Eye Q',
    'Truth or Consequences Family Optometry & Vision Therapy Center',
  ),
  shortName: fc.constantFrom('Eye Q', 'Oak & Elm Eye Center'),
  city: fc.constantFrom(
    'Ely',
    'Port Townsend',
    'Truth or Consequences',
    'St. Mary’s',
  ),
  phone,
  otherPhones: fc.array(phone, { maxLength: 2 }),
  hours: fc
    .record(Object.fromEntries(weekdays.map((name) => [name, hoursOfDay])))
    .filter((week) =>
      weekdays.slice(0, 5).some((name) => week[name] !== 'closed'),
    ),
  closures: fc.array(closure, { maxLength: 3 }).filter(isOnceForEachDay),
  booking: fc.constantFrom('https://booking.example.com/', 'phone'),
  average: fc.constantFrom(1, 4.5, 4.94, 5),
  reviews: fc.constantFrom(1, 41, 'over 200'),
  languages: spoken,
  vision: fc.subarray<unknown>([
    'VSP',
    { name: 'EyeMed', from: '2027-01-01' },
    { name: 'Davis Vision', through: '2027-12-31' },
    { name: 'Spectera', from: '2027-01-01', through: '2027-12-31' },
    { name: 'Superior Vision', taken: false },
  ]),
  medical: fc.subarray<unknown>([
    { name: 'Aetna', types: ['PPO', 'POS'] },
    { name: 'Aetna HMO', taken: false },
  ]),
  medicare: fc.constantFrom(false, true, { from: '2027-01-01' }),
  confirmed: fc.constant([]),
  translations: fc.constant({}),
  treatments: fc.subarray([
    'overnight-lenses',
    'soft-lenses',
    'atropine',
    'myopia-glasses',
  ]),
  doctors: fc
    .uniqueArray(fc.constantFrom(...surnames), { minLength: 1, maxLength: 9 })
    .chain((names) =>
      fc.boolean().chain((hasFounder) =>
        fc.tuple(
          ...names.map((name, place) =>
            fc.record({
              name: fc.constantFrom(
                `Dr. Jo ${name}`,
                `Dr. Maximiliana ${name}`,
              ),
              pronouns: fc.constantFrom('she', 'he', 'they'),
              credentials: fc.constantFrom('OD', 'OD, FAAO'),
              focus: fc.constantFrom('Myopia management', 'Family eye care'),
              roles: fc
                .boolean()
                .map((leads) => [
                  ...(place === 0 && hasFounder ? ['founder'] : []),
                  ...(leads && place === names.length - 1 ? ['myopia'] : []),
                  ...(place === 1 ? ['newest'] : []),
                ]),
              languages: spoken,
            }),
          ),
        ),
      ),
    ),
  brand: colorFor(themeSchema.shape.brand),
  accent: colorFor(themeSchema.shape.accent),
  stations: fc.constant(['Lakeview', 'Springfield', 'Riverside']),
  towns: fc.subarray(townNames),
};

/** A place in the state, which has been chosen before. */
function middleOf(state: UsState) {
  const [south, north, west, east] = stateBoxes[state];
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}

const picture = fc.constant('images/town.svg');

const towns: Chosen = {
  title: fc.constant('How to get here'),
  description: fc.constant(
    'Eye exams, glasses and contacts for people from the next town over, a short trip away.',
  ),
  picture,
  station: fc.constant(undefined),
  claim: fc.constant(undefined),
};

const reviews = fc
  .subarray(['Ed B.', 'Nadia P.', 'Søren Ø.'])
  .chain((authors) =>
    fc.tuple(
      ...authors.map((author) =>
        anyOf(reviewsSchema.element, {
          author: fc.constant(author),
          rating: fc.constant(5),
        }),
      ),
    ),
  );

const awards = anyOf(awardsSchema, {
  year: fc.integer({ min: 1990, max: 2026 }),
});

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

const markdown = (facts: unknown, text = '') =>
  `---\n${stringify(facts)}---\n\n${text}\n`;

export async function writeFiles(
  folder: string,
  files: Iterable<readonly [string, string]>,
) {
  for (const [name, content] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

/** The files of a practice's folder by name. */
export const anyPractice: fc.Arbitrary<Map<string, string>> = fc
  .tuple(
    anyOf(answersSchema, practices),
    anyOf(townSchema, towns),
    reviews,
    awards,
    fc.boolean(),
  )
  .map(([given, town, reviews, awards, texts]) => {
    const { brand, accent, ...others } = given as Record<string, unknown>;
    const { state } = others.address as { state: UsState };
    const answers = answersSchema.parse({
      ...others,
      geo: middleOf(state),
      timeZone: likelyTimeZone[state],
      ...(brand && accent ? { brand, accent } : {}),
    });
    const files = practiceFiles(answers);
    files.set('images/town.svg', drawing);
    for (const name of answers.towns) {
      files.delete(`towns/${slug(name)}.md.draft`);
      const heading = `Eye exams near ${name}`;
      files.set(
        `towns/${slug(name)}.md`,
        markdown(
          {
            ...(town as object),
            name,
            heading,
            title: undefined,
            description: `${name}: eye exams, glasses and contacts for people from the next town, a short trip away.`,
          },
          `## From ${name}\n\nIt isn’t far.`,
        ),
      );
    }
    if (!texts) return files;
    files.set('reviews.yaml', stringify(reviews));
    files.set('awards.yaml', stringify(awards));
    files.set('text/en/for-kids.md', markdown({ leaveOut: ['tips'] }));
    files.set(
      'text/en/home.md',
      markdown({}, '## Who comes here {#ages}\n\nPeople from nearby.'),
    );
    const hasFounder = answers.doctors.some(({ roles }) =>
      roles.includes('founder'),
    );
    const signer = hasFounder ? '{founder.shortName}' : 'any of us';
    files.set(
      'text/en/letter.md',
      markdown({}, `Dear {city},\n\nAsk for ${signer}.`),
    );
    files.set(
      'text/en/getting-here.md',
      markdown(
        { car: 'Park behind the house.' },
        '## By ferry\n\nWalk off, and turn left.',
      ),
    );
    return files;
  });

if (import.meta.main) {
  // Run by `make test-containers`: writes as many practices as the argument
  // says, and prints their folders for PRACTICE.
  const count = Number(process.argv[2]);
  for (const [number, files] of fc
    .sample(anyPractice, { numRuns: count, seed: 15 })
    .entries()) {
    const folder = `.cache/generated-${number}`;
    const place = join(import.meta.dirname, '../..', folder);
    // An earlier run had other doctors.
    await rm(place, { recursive: true, force: true });
    await writeFiles(place, files);
    console.log(folder);
  }
}
