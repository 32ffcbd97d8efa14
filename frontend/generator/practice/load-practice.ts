import { z } from 'zod';
import { awardsSchema, reviewId, reviewsSchema, treatmentsSchema } from './collection-schemas.ts';
import { translator } from 'shared/translator';
import { practiceFactsFile, readCatalog } from '../locales/catalog.ts';
import { readDoctors } from './doctors.ts';
import { readLegal } from './legal.ts';
import { readPicture } from './pictures.ts';
import { fillAll, placeholderValues } from './placeholders.ts';
import { practiceFacts } from './practice-facts.ts';
import { examplesFolder, practiceFolder } from './practice-folder.ts';
import { PracticeReader } from './practice-reader.ts';
import { ownPracticeSchema, practiceSchema } from './practice-schema.ts';
import { TextReader } from './texts.ts';
import { themeSchema } from './theme-schema.ts';

/** Words of `practice.yaml` in another language. */
const wordsSchema = z.record(z.string(), z.string());

/** @param language of the texts. @throws PracticeError with all errors. */
export async function loadPractice(
  folder = practiceFolder,
  example = folder.startsWith(examplesFolder),
  language = 'en',
) {
  const reader = new PracticeReader(folder);
  const schema = example ? practiceSchema : ownPracticeSchema;
  const [file, theme, doctors, treatments, reviews, awards] = await Promise.all([
    reader.yaml('practice.yaml', schema),
    reader.optionalYaml('theme.yaml', themeSchema),
    readDoctors(reader),
    reader.yaml('treatments.yaml', treatmentsSchema),
    reader.optionalYaml('reviews.yaml', reviewsSchema, []),
    reader.optionalYaml('awards.yaml', awardsSchema, []),
  ]);
  // Texts contain facts, so the facts must be valid first.
  reader.finish();
  if (!file || !treatments || !reviews || !awards) {
    throw new Error('What could not be read was not reported.');
  }
  const facts = practiceFacts(file, treatments, example);
  const words = await reader.optionalYaml(`text/${language}/words.yaml`, wordsSchema, {});
  const known = language === 'en' ? [] : await readCatalog(language, [practiceFactsFile]);
  const translate = translator({ ...Object.fromEntries(known), ...words });
  // The names of languages have translations of their own, and code compares them.
  const { languages } = facts;
  const practice = { ...fillAll(facts, (text) => translate(text) ?? text), languages };
  const placeholders = placeholderValues(practice, doctors);
  const texts = new TextReader(reader, placeholders, language);
  const { letter, community, difference, gettingHere, pages } = await texts.texts();
  const towns = await texts.towns(practice.transit?.stations ?? []);
  const legal = await readLegal(reader, placeholders);

  /** Reads the image that a text's front matter names. */
  const namedPicture = async (
    file: string,
    { picture, pictureAlt = '' }: { picture?: string | undefined; pictureAlt?: string | undefined },
  ) => {
    if (picture === undefined) return undefined;
    const line = reader.lineOf(file, 'picture');
    const read = await readPicture(reader, { file, line, what: 'picture', name: picture });
    return read && { ...read, alt: pictureAlt };
  };
  const withPicture = async <Text extends { picture?: string | undefined }>(
    file: string,
    text: Text,
  ) => ({ ...text, picture: await namedPicture(file, text) });

  const loaded = {
    practice,
    confirmed: file.confirmed,
    /** Who has read the pages in other languages, by language. */
    translations: file.translations,
    /** Undefined: the default colors. */
    theme,
    /** The values of placeholders in texts. */
    placeholders,
    doctors,
    reviews: reviews.map((review) => ({ id: reviewId(review.author), ...review })),
    /** Newest first. */
    awards: awards.sort((a, b) => b.year - a.year),
    letter,
    community: community && (await withPicture(texts.file('community'), community)),
    difference,
    legal,
    gettingHere: gettingHere && (await withPicture(texts.file('getting-here'), gettingHere)),
    pages: new Map(
      await Promise.all(
        [...pages].map(
          async ([id, text]) => [id, await withPicture(texts.file(id), text)] as const,
        ),
      ),
    ),
    towns: await Promise.all(towns.map((town) => withPicture(`towns/${town.slug}.md`, town))),
  };
  reader.finish();
  return loaded;
}

export type Loaded = Awaited<ReturnType<typeof loadPractice>>;
