import { glob, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Claim, claims } from '../../src/content/claims.ts';
import { present } from '../../src/content/present.ts';
import { starterContent } from '../adopt/practice-files.ts';
import type { Site } from '../bundle.ts';
import { type Locale, readLocales } from '../locales/locales.ts';
import { output, writeOutput } from '../output.ts';
import { copiedContent } from './copied-content.ts';
import { leftovers, normalize, pageTerms } from './leftovers.ts';
import {
  type Loaded,
  loadPractice,
  readTranslator,
} from '../practice/read/load-practice.ts';
import { PracticeReader } from '../practice/read/practice-reader.ts';
import {
  examplesFolder,
  practiceFolder,
} from '../practice/read/practice-folder.ts';
import { isRange } from '../practice/schema/practice-schema.ts';
import { promiseGroups, statement } from '../practice/schema/promises.ts';
import { usStates } from '../practice/schema/us-states.ts';

/** A practice's folder and its built pages. */
export interface PracticeFolder {
  folder: string;
  loaded: Loaded;
}

/** A page or another public file, with its path. */
export type BuiltPages = ReadonlyMap<string, string>;

async function readExamples(): Promise<PracticeFolder[]> {
  const names = await readdir(examplesFolder);
  return Promise.all(
    names.map(async (name) => {
      const folder = join(examplesFolder, name);
      return { folder, loaded: await loadPractice(folder, true) };
    }),
  );
}

async function readPages(): Promise<BuiltPages> {
  const pages = new Map<string, string>();
  for await (const name of glob('{pages,files}/**/*.{html,webmanifest,xml}', {
    cwd: output,
  })) {
    const address = name.replace(/^\w+/, '').replace(/(?:index)?\.html$/, '');
    pages.set(address, await readFile(join(output, name), 'utf8'));
  }
  return pages;
}

/** Such as `/about, /contact and 3 more`. */
function somePages(addresses: readonly string[]): string {
  const rest = addresses.length - 2;
  const [first = '', second] = addresses;
  if (second === undefined) return first;
  return `${first}, ${second}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/**
 * Leftovers of an example in a practice and its built pages, one sentence each.
 */
async function fromExample(
  own: PracticeFolder,
  example: PracticeFolder,
  pages: BuiltPages,
): Promise<string[]> {
  const name = example.loaded.practice.address.city;
  const copies = await copiedContent(own, example);
  const inFolder = copies.map(({ file, line, text }) => {
    const place = line === undefined ? file : `${file}, line ${line}`;
    return `${place}: From the ${name} example: ${text}`;
  });
  const reported = normalize(copies.map(({ text }) => text).join(' . '));
  const terms = pageTerms(example.loaded, own.loaded);
  const found = [...pages].flatMap(([address, html]) =>
    leftovers(html, terms)
      // Already reported as part of a copied sentence.
      .filter(({ text }) => !reported.includes(normalize(text)))
      .map(({ what, text }) => ({ address, term: `${what} “${text}”` })),
  );
  const onPages = [...new Set(found.map(({ term }) => term))].map((term) => {
    const addresses = found
      .filter((one) => one.term === term)
      .map(({ address }) => address);
    return `${somePages(addresses)}: From the ${name} example: ${term}`;
  });
  return [...inFolder, ...onPages];
}

function dayAfter(date: string): string {
  const day = new Date(date);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** What `make preflight` lists from a day on. */
const fromDay = (day: string, sentence: string) =>
  `${day}\tpractice.yaml: ${sentence}`;

interface DatedPlan {
  name: string;
  from?: string | undefined;
  through?: string | undefined;
}

/** Dates that practice.yaml no longer needs once they've passed. */
function pastDates({ file: { closures, insurers, prices } }: Loaded): string[] {
  const { vision, medical, medicare, medicareAdvantage, medicaid } = insurers;
  const program = typeof medicare === 'object' && {
    name: 'Medicare',
    ...medicare,
  };
  const plans: (string | false | DatedPlan)[] = [
    ...vision,
    ...medical,
    ...medicareAdvantage,
    ...medicaid,
    program,
  ];
  return [
    ...closures.map(({ date, through = date, reason }) =>
      fromDay(
        dayAfter(through),
        `${reason} ended on ${through}. Delete it from closures, and add the next ones.`,
      ),
    ),
    ...plans
      .filter((plan) => typeof plan === 'object')
      .flatMap(({ name, from, through }) =>
        present([
          from &&
            fromDay(
              from,
              `${name} is taken since ${from}. Delete this date from insurers.`,
            ),
          through &&
            fromDay(
              dayAfter(through),
              `${name} ended on ${through}. Delete it from insurers.`,
            ),
        ]),
      ),
    ...Object.entries(prices).flatMap(([name, { next }]) =>
      present([
        next &&
          fromDay(
            next.from,
            `prices → ${name}: ${next.amount} is the price since ${next.from}. Write it as amount, and delete next.`,
          ),
      ]),
    ),
  ];
}

/** Facts that people in need look for, and what to do if one is missing. */
const neededFacts = {
  emergencyRoom:
    'No emergency room is named, so urgent pages only link to a map. Name the nearest one, also if it’s far, and how many minutes away it is.',
  textTo911:
    'Does 911 take text messages where you are? Write true or false. Your county knows.',
  entrance: 'Can people come in without steps? Write step-free or steps.',
} satisfies Partial<Record<keyof Loaded['file'], string>>;

/**
 * Facts that are missing, groups of promises without a yes or no yet, and price
 * ranges, which not every state allows.
 */
function undecided({ file, practice }: Loaded): string[] {
  const { address, confirmed, prices, promises } = file;
  const facts = Object.entries(neededFacts)
    .filter(([name]) => !(name in file))
    .map(([name, ask]) => `practice.yaml: ${name}: ${ask}`);
  const groups = promiseGroups(practice.treatments.length > 0);
  const promised = groups.flatMap(([about, all]) => {
    const open = Object.entries(all).filter(([name]) => !(name in promises));
    if (open.length === 0) return [];
    const statements = open.map(
      ([name, promise]) => `${name}: ${statement(promise)}.`,
    );
    return `practice.yaml: promises: ${about}. Is this true of your practice? Write true or false for each. ${statements.join(' ')}`;
  });
  const asked = [...facts, ...promised];
  const ranges = Object.values(prices).some(({ amount, next = { amount } }) =>
    [amount, next.amount].some(isRange),
  );
  if (!ranges || confirmed.includes('ranges of fees')) return asked;
  return [
    ...asked,
    `practice.yaml: Some prices are ranges. If the law of ${usStates[address.state]} allows that in advertising, add “ranges of fees” to confirmed. If not, write single amounts.`,
  ];
}

/**
 * Where a photo is missing and the pages show a drawing, unless the practice
 * prefers drawings.
 */
function missingPhotos({
  community,
  doctors,
  file: { confirmed, promises },
  pages,
}: Loaded): string[] {
  if (confirmed.includes('drawings')) return [];
  const places = [
    {
      what: 'the front of your practice',
      place: 'text/en/community.md',
      shown: community?.picture,
    },
    ...Object.entries({
      'eye-exam-near-me': 'an exam room',
      ...(promises.opticalShop && { services: 'your frames' }),
    }).map(([id, what]) => ({
      what,
      place: `text/en/${id}.md`,
      shown: pages.get(id)?.picture,
    })),
    ...doctors.map(({ name, portrait, slug }) => ({
      what: name,
      place: `doctors/${slug}.md`,
      shown: portrait,
    })),
  ];
  return places
    .filter(({ shown }) => !shown?.photo)
    .map(
      ({ what, place }) =>
        `${place}: no photo of ${what}, so pages show a drawing. Name one, or add “drawings” to confirmed in practice.yaml.`,
    );
}

/**
 * Languages that are left out of the public site until someone has read their
 * pages, unless the practice wants none.
 */
export const unreviewedLanguages = (
  {
    confirmed,
    translations,
  }: Pick<Loaded['file'], 'confirmed' | 'translations'>,
  locales: readonly Locale[],
): string[] =>
  otherLanguages({ confirmed }, locales)
    .filter(({ language }) => !(language in translations))
    .map(
      ({ language, name, prefix }) =>
        `Nobody has read the pages in ${name}, so ${prefix}/ is only built for an address of your own machine. Have someone who speaks the language read them, with frontend/src/locales/${language}/glossary.md. Then put their name and the date in practice.yaml: translations → ${language} → reviewedBy and reviewed. If you don’t want these pages, add “no ${name}” to confirmed.`,
    );

const otherLanguages = (
  { confirmed }: Pick<Loaded['file'], 'confirmed'>,
  locales: readonly Locale[],
) =>
  locales.filter(
    ({ language, name }) =>
      language !== 'en' && !confirmed.includes(`no ${name}`),
  );

/** What `practice.yaml` says and pages in another language can't. */
async function untranslated({
  folder,
  loaded: { file },
}: PracticeFolder): Promise<string[]> {
  const { answers, closures, payment, prices } = file;
  const inEnglish = [
    ...payment,
    ...Object.values(prices).map(({ includes }) => includes),
    ...Object.values(answers),
  ];
  const languages = otherLanguages(file, await readLocales());
  const found = languages.map(async ({ language, name }) => {
    const reader = new PracticeReader(folder);
    const translate = await readTranslator(reader, language);
    const isUnknown = (text: string) => translate(text) === undefined;
    const add = (problem: string) =>
      `text/${language}/words.yaml: ${problem} Add a line with the English, a colon and the translation.`;
    return [
      ...closures
        .map(({ reason }) => reason)
        .filter(isUnknown)
        .map((reason) =>
          add(
            `closures say “${reason}”, and the pages in ${name} don’t know the words for it.`,
          ),
        ),
      ...inEnglish
        .filter(isUnknown)
        .map((text) => add(`The pages in ${name} say in English: “${text}”.`)),
    ];
  });
  return [...new Set((await Promise.all(found)).flat())];
}

const isPlaceholder = (url: string) =>
  /(^|\.)example\.(com|net|org)$/.test(new URL(url).hostname);

/** Only a page that names its reviewer has this in its structured data. */
const namesReviewer = (html = '') => html.includes('"lastReviewed"');

/**
 * What a practice, its doctors and its lawyer have to confirm, one sentence
 * each.
 */
export function unconfirmedContent(
  { practice, legal }: Pick<Loaded, 'practice' | 'legal'>,
  pages: readonly Pick<
    Site['pages'][number],
    'canonical' | 'path' | 'reviewed'
  >[],
  built: BuiltPages,
  register: Readonly<Record<string, Claim>> = claims,
): string[] {
  const {
    allReviews,
    sample,
    bookingUrl,
    social,
    medicalReview = '',
  } = practice;
  const links = [
    ...(bookingUrl ? [{ name: 'Booking', url: bookingUrl }] : []),
    ...social,
    ...(allReviews ? [{ name: 'All reviews', url: allReviews }] : []),
  ]
    .filter(({ url }) => isPlaceholder(url))
    .map(({ name }) => name);
  const all = Object.values(register);
  const unchecked = all.filter(({ checked }) => checked === undefined);
  const unread = pages
    .filter(({ reviewed = '' }) => reviewed > medicalReview)
    .map(({ canonical }) => canonical);
  const unnamed = pages
    .filter(
      ({ reviewed, path }) =>
        reviewed !== undefined && !namesReviewer(built.get(path)),
    )
    .map(({ canonical }) => canonical)
    .filter((page) => !unread.includes(page));
  const when = (applies: boolean, sentence: string) =>
    applies ? [sentence] : [];
  return [
    ...when(
      sample,
      'The whole practice is made up, because the site shows an example. Run "make adopt" to start your own folder, frontend/practice/.',
    ),
    ...when(
      !sample && links.length > 0,
      `These links don’t lead anywhere yet: ${links.join(', ')}. Set them in frontend/practice/practice.yaml.`,
    ),
    ...when(
      unchecked.length > 0,
      `${unchecked.length} of ${all.length} medical claims: no one has opened the source yet. Have a doctor compare each one without \`checked\` in frontend/src/content/claims.json with its source, and add the date as \`checked\`. Until then, pages that cite it name no reviewer.`,
    ),
    ...when(
      !sample && unread.length > 0,
      `None of your doctors has read the medical text on these pages since it changed: ${unread.join(', ')}. Have one read them. Then put the date in frontend/practice/practice.yaml, such as medicalReview: 2026-12-01.`,
    ),
    ...when(
      !sample && unnamed.length > 0,
      `These pages name no reviewer, because they cite claims that weren’t checked yet on the day of medicalReview: ${unnamed.join(', ')}. Once all are checked, have one of your doctors read the pages again, and enter the new date.`,
    ),
    ...legal.flatMap((document) => {
      if (document.reviewed) return [];
      const { id, language, open } = document;
      const folder = language ? `${language}/` : '';
      return `/${folder}${id}/ is a template. Copy frontend/src/pages/legal/${folder}${id}.md to frontend/practice/text/${language ?? 'en'}/legal/${id}.md, have a lawyer complete it, and add two lines at the top: reviewed: 2026-12-01 and reviewedBy: with the lawyer’s name.${open.length > 0 ? ` Open: ${open.join(' ')}` : ''}`;
    }),
  ];
}

/** What is left to do in a real practice's folder and pages. */
export async function unfinishedContent(
  own: PracticeFolder,
  examples: readonly PracticeFolder[],
  pages: BuiltPages,
): Promise<string[]> {
  const copied = await Promise.all(
    examples.map((example) => fromExample(own, example, pages)),
  );
  return [
    ...copied.flat(),
    ...starterContent(own.loaded),
    ...own.loaded.warnings,
    ...undecided(own.loaded),
    ...missingPhotos(own.loaded),
    ...pastDates(own.loaded),
    ...(await untranslated(own)),
  ];
}

/**
 * What is left to do before going live, one line each, for `make preflight`. A
 * line that starts with a date and a tab applies from that date.
 */
export async function writeLaunchChecklist(site: Site): Promise<void> {
  const own = { folder: practiceFolder, loaded: await loadPractice() };
  const pages = await readPages();
  const unfinished = own.loaded.practice.sample
    ? []
    : await unfinishedContent(own, await readExamples(), pages);
  const locales = await readLocales();
  const { practice, file, legal } = own.loaded;
  const unreviewed = unreviewedLanguages(file, locales);
  const translated = await Promise.all(
    locales
      .filter(({ language }) => language in file.translations)
      .map(({ language }) => loadPractice(practiceFolder, undefined, language)),
  );
  const translatedLegal = translated
    .flatMap((loaded) => loaded.legal)
    .filter(({ language }) => language !== undefined);
  const unconfirmed = unconfirmedContent(
    { practice, legal: [...legal, ...translatedLegal] },
    site.pages,
    pages,
  );
  const lines = [...unfinished, ...unreviewed, ...unconfirmed].map(
    (line) => `${line}\n`,
  );
  await writeOutput('launch-checklist.txt', lines.join(''));
}
