import { translator } from 'shared/translator';
import { z } from 'zod';
import { practiceFactsFile, readCatalog } from '../locales/locales.ts';
import { type Doctor, readDoctors } from './doctors.ts';
import { readLegal } from './legal.ts';
import { fillAll, placeholderValues } from './placeholders.ts';
import { practiceFacts } from './practice-facts.ts';
import {
  examplesFolder,
  practiceFolder,
  PracticeReader,
} from './practice-reader.ts';
import {
  checkPrices,
  ownPracticeSchema,
  practiceSchema,
} from './practice-schema.ts';
import { TextReader } from './texts.ts';
import {
  awardsSchema,
  redirectsSchema,
  reviewId,
  reviewsSchema,
  themeSchema,
  treatmentsSchema,
} from './yaml-schemas.ts';

/** Words of `practice.yaml` in another language. */
const wordsSchema = z.record(z.string(), z.string());

/**
 * A doctor with the title that a language gives them, and what's translated of
 * the biography.
 */
const translatedBy =
  (translate: (text: string) => string | undefined) => (doctor: Doctor) => {
    const title = translate(`Dr. (${doctor.pronouns})`) ?? 'Dr.';
    const titled = (name: string) => name.replace(/^Dr\./, title).trim();
    const bio = doctor.bio.flatMap((paragraph) => translate(paragraph) ?? []);
    return {
      ...doctor,
      name: titled(doctor.name),
      shortName: titled(doctor.shortName),
      bio,
    };
  };

/** @param language of the texts. @throws PracticeError with all errors. */
export async function loadPractice(
  folder = practiceFolder,
  example = folder.startsWith(examplesFolder),
  language = 'en',
) {
  const reader = new PracticeReader(folder);
  const schema = (example ? practiceSchema : ownPracticeSchema).superRefine(
    checkPrices,
  );
  const [file, theme, written, treatments, reviews, awards, redirects] =
    await Promise.all([
      reader.yaml('practice.yaml', schema),
      reader.optionalYaml('theme.yaml', themeSchema),
      readDoctors(reader),
      reader.yaml('treatments.yaml', treatmentsSchema),
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
  const words = await reader.optionalYaml(
    `text/${language}/words.yaml`,
    wordsSchema,
    {},
  );
  const known =
    language === 'en' ? [] : await readCatalog(language, [practiceFactsFile]);
  const translate = translator({ ...Object.fromEntries(known), ...words });
  const doctors =
    language === 'en' ? written : written.map(translatedBy(translate));
  // The names of languages have translations of their own, and code compares
  // them.
  const { languages } = facts;
  const practice = {
    ...fillAll(facts, (text) => translate(text) ?? text),
    languages,
  };
  const placeholders = placeholderValues(practice, doctors);
  const reading = new TextReader(reader, placeholders, language);
  const texts = await reading.texts();
  const towns = await reading.towns(practice.transit?.stations ?? []);
  const legal = await readLegal(reader, placeholders, example);
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
    reviews: reviews.map((review) => ({
      id: reviewId(review.author),
      ...review,
    })),
    /** Newest first. */
    awards: awards.sort((a, b) => b.year - a.year),
    ...texts,
    towns,
    redirects,
    legal,
    /** All pictures by their URL. */
    pictures: reader.pictures,
  };
}

export type Loaded = Awaited<ReturnType<typeof loadPractice>>;
