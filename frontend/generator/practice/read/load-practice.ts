import { closestMatch } from 'leven';
import { basename } from 'node:path';
import { translator } from 'shared/translator';
import { z } from 'zod';
import { practiceFactsFile, readCatalog } from '../../locales/locales.ts';
import {
  communitySchema,
  differenceSchema,
  gettingHereSchema,
  letterSchema,
  pageIds,
  type PageTextFile,
  pageTextSchema,
  sharedTexts,
  type TownFile,
  townSchema,
} from '../schema/markdown-schemas.ts';
import { checkClosures } from '../schema/closures.ts';
import { checkPosition } from '../schema/position.ts';
import {
  checkPrices,
  ownPracticeSchema,
  practiceSchema,
} from '../schema/practice-schema.ts';
import {
  awardsSchema,
  reviewId,
  reviewsSchema,
  treatmentsSchema,
} from '../schema/yaml-schemas.ts';
import { redirectsSchema } from '../schema/redirects.ts';
import { themeSchema } from '../schema/theme.ts';
import { type Doctor, readDoctors } from './doctors.ts';
import { pageDates } from './page-dates.ts';
import { readLegal } from './legal.ts';
import { placeholderValues } from './placeholders.ts';
import { practiceFacts } from './practice-facts.ts';
import { examplesFolder, practiceFolder } from './practice-folder.ts';
import {
  mapStrings,
  PracticeReader,
  type Text,
  type Values,
} from './practice-reader.ts';
import { type Part, ProseParser } from './prose.ts';
import { checkTexts } from './text-checks.ts';

/** Words of `practice.yaml` in another language. */
const wordsSchema = z.record(z.string(), z.string());

/**
 * A doctor with the title that a language gives them, and what's translated of
 * the focus and the biography. Names of schools stay as they are.
 */
const translatedBy =
  (translate: (text: string) => string | undefined) => (doctor: Doctor) => {
    const titled = (name: string, title: string) =>
      name
        .replace(/^Dr\./, translate(`${title} (${doctor.pronouns})`) ?? 'Dr.')
        .trim();
    const { name, shortName, license, bio } = doctor;
    return {
      ...doctor,
      name: titled(name, 'Dr.'),
      shortName: titled(shortName, 'Dr.'),
      nameInText: titled(name, 'the Dr.'),
      shortNameInText: titled(shortName, 'the Dr.'),
      focus: translate(doctor.focus) ?? '',
      ...(license && { license: translate(license) ?? license }),
      bio: bio.flatMap((paragraph) => translate(paragraph) ?? []),
    };
  };

/** Translates what `practice.yaml` says. Undefined for what it can't. */
export async function readTranslator(reader: PracticeReader, language: string) {
  const words = await reader.optionalYaml(
    `text/${language}/words.yaml`,
    wordsSchema,
    {},
  );
  const known =
    language === 'en' ? [] : await readCatalog(language, [practiceFactsFile]);
  return translator({ ...Object.fromEntries(known), ...words });
}

/** The texts in one language by file name. All are optional. */
async function readTexts(
  reader: PracticeReader,
  values: Values,
  language: string,
) {
  const folder = `text/${language}`;
  const files = await reader.markdownFiles(folder);
  const optional = <S extends z.ZodType<object>>(
    name: string,
    schema: S,
    shown: Part,
  ) => {
    const file = `${folder}/${name}.md`;
    return files.includes(file)
      ? reader.text(file, schema, values, [shown])
      : undefined;
  };
  const [letter, community, difference, gettingHere] = await Promise.all([
    optional('letter', letterSchema, 'blocks'),
    optional('community', communitySchema, 'blocks'),
    optional('difference', differenceSchema, 'blocks'),
    optional('getting-here', gettingHereSchema, 'sections'),
  ]);
  const pages = new Map<string, Text<PageTextFile>>();
  for (const file of files) {
    const name = basename(file, '.md');
    if (sharedTexts.includes(name)) continue;
    if (!pageIds.includes(name)) {
      reader.report(file, 1, `No page is called ${name}. ${pageHint(name)}`);
      continue;
    }
    const text = await reader.text(file, pageTextSchema, values, [
      'sections',
      'pictures',
    ]);
    if (text) pages.set(name, text);
  }
  const nothing: typeof gettingHere = { routes: [], blocks: [], sections: [] };
  return {
    letter,
    community,
    difference,
    gettingHere: gettingHere ?? nothing,
    pages,
  };
}

/**
 * The sections that the English text of each page leaves out or replaces. What
 * isn't true of a practice isn't true in another language, either.
 */
async function changedInEnglish(reader: PracticeReader) {
  const changed = new Map<string, string[]>();
  for (const file of await reader.markdownFiles('text/en')) {
    const page = basename(file, '.md');
    if (!pageIds.includes(page)) continue;
    const read = await reader.markdown(file, pageTextSchema);
    if (!read) continue;
    const { sections } = new ProseParser().parse(read.text);
    const replaced = sections.flatMap(({ id }) => id ?? []);
    changed.set(page, [...(read.facts.leaveOut ?? []), ...replaced]);
  }
  return changed;
}

/**
 * Of each page, the sections that are replaced, with their titles, or left out,
 * without one.
 */
function changedSections(
  pages: ReadonlyMap<string, Text<PageTextFile>>,
  changed: ReadonlyMap<string, readonly string[]>,
) {
  const ofPage = (page: string): Record<string, string> => {
    const { leaveOut = [], sections = [] } = pages.get(page) ?? {};
    const sectionsOfPage: Record<string, string> = {};
    for (const id of [...(changed.get(page) ?? []), ...leaveOut])
      sectionsOfPage[id] = '';
    for (const { id, title } of sections) if (id) sectionsOfPage[id] = title;
    return sectionsOfPage;
  };
  return Object.fromEntries(
    pageIds
      .map((page) => [page, ofPage(page)] as const)
      .filter(([, sections]) => Object.keys(sections).length > 0),
  );
}

function pageHint(name: string): string {
  const guess = closestMatch(name, pageIds, { maxDistance: 3 });
  return guess
    ? `Did you mean ${guess}.md?`
    : `Pages are: ${pageIds.join(', ')}.`;
}

/** The towns in `towns/`, sorted by name. */
async function readTowns(
  reader: PracticeReader,
  values: Values,
  stations: readonly string[],
) {
  const towns: (Text<TownFile> & { slug: string })[] = [];
  for (const file of await reader.markdownFiles('towns')) {
    const slug = reader.slugOf(file, 'new-brunswick');
    const town = await reader.text(file, townSchema, values, ['sections']);
    if (!town) continue;
    if (town.station && !stations.includes(town.station)) {
      const message =
        stations.length > 0
          ? `This station isn’t on the line in practice.yaml: ${stations.join(', ')}.`
          : 'practice.yaml names no train (transit), so a town has no station.';
      reader.report(file, reader.lineOf(file, 'station'), message);
    }
    towns.push({ ...town, slug });
  }
  return towns;
}

/** @param language of the texts. @throws PracticeError with all errors. */
export async function loadPractice(
  folder = practiceFolder,
  example = folder.startsWith(examplesFolder),
  language = 'en',
) {
  const reader = new PracticeReader(folder);
  const schema = (example ? practiceSchema : ownPracticeSchema)
    .superRefine(checkPrices)
    .superRefine(checkClosures)
    .superRefine(checkPosition);
  const [file, theme, written, treatments, reviews, awards, redirects] =
    await Promise.all([
      reader.yaml('practice.yaml', schema),
      reader.optionalYaml('theme.yaml', themeSchema),
      readDoctors(reader),
      reader.optionalYaml('treatments.yaml', treatmentsSchema, []),
      reader.optionalYaml('reviews.yaml', reviewsSchema, []),
      reader.optionalYaml('awards.yaml', awardsSchema, []),
      reader.optionalYaml('redirects.yaml', redirectsSchema, {}),
    ]);
  // Texts contain facts, so the facts must be valid first.
  reader.finish();
  if (!file || !treatments || !reviews || !awards) {
    throw new Error('What could not be read was not reported.');
  }
  const facts = practiceFacts(file, treatments, example);
  const translate = await readTranslator(reader, language);
  const doctors =
    language === 'en' ? written : written.map(translatedBy(translate));
  /** Left out in a language that the practice hasn't written it in. */
  const own = (text: string) =>
    translate(text) ?? (language === 'en' ? text : '');
  // The names of languages have translations of their own, and code compares
  // them.
  const { languages, closures } = facts;
  const practice = {
    ...mapStrings(facts, (text) => translate(text) ?? text),
    languages,
    closures: closures.map(({ reason, ...closure }) => ({
      ...closure,
      reason: translate(reason) ?? translate('other reasons') ?? reason,
    })),
  };
  const placeholders = placeholderValues(practice, doctors);
  const texts = await readTexts(reader, placeholders, language);
  if (treatments.length === 0) {
    for (const id of [...texts.pages.keys()]) {
      if (!id.startsWith('myopia-')) continue;
      const message =
        'treatments.yaml names no treatment, so the site has no such page.';
      reader.report(`text/${language}/${id}.md`, 1, message);
    }
  }
  const inEnglish =
    language === 'en'
      ? new Map<string, string[]>()
      : await changedInEnglish(reader);
  const stations = practice.transit?.stations ?? [];
  const towns = await readTowns(reader, placeholders, stations);
  const legal = await readLegal(reader, placeholders, example, language);
  checkTexts(reader);
  if (language === 'en') await reader.reportUnread();
  reader.finish();
  return {
    /** As it's written in `practice.yaml`. */
    file,
    practice,
    /** Undefined: the default colors. */
    theme,
    /** The values of placeholders in texts. */
    placeholders,
    doctors,
    reviews: reviews.map(({ service, ...review }) => ({
      id: reviewId(review.author),
      ...review,
      service: translate(service) ?? service,
    })),
    /** Newest first. */
    awards: awards
      .map(({ reason, ...award }) => ({ ...award, reason: own(reason) }))
      .sort((a, b) => b.year - a.year),
    ...texts,
    /** When what the practice says on each page was last changed. */
    pageDates: pageDates(reader.dates, language),
    changedSections: changedSections(texts.pages, inEnglish),
    towns,
    redirects,
    legal,
    /** All pictures by their URL. */
    pictures: reader.pictures,
    /** What should be changed, but doesn't have to be. */
    warnings: reader.warnings,
  };
}

export type Loaded = Awaited<ReturnType<typeof loadPractice>>;

let chosen: Promise<Loaded> | undefined;

/**
 * The chosen practice, in English. Builds and tests ask for it for each picture
 * and style sheet, so it's kept. In development, its files can change.
 */
export function chosenPractice(): Promise<Loaded> {
  if (process.env.NODE_ENV === 'development') return loadPractice();
  chosen ??= loadPractice();
  return chosen;
}
