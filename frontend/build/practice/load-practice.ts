import { awardsSchema, reviewId, reviewsSchema, treatmentsSchema } from './collection-schemas.ts';
import { readDoctors } from './doctors.ts';
import { readLegal } from './legal.ts';
import { readPicture } from './pictures.ts';
import { placeholderValues } from './placeholders.ts';
import { practiceFacts } from './practice-facts.ts';
import { examplesFolder, practiceFolder } from './practice-folder.ts';
import { PracticeReader } from './practice-reader.ts';
import { ownPracticeSchema, practiceSchema } from './practice-schema.ts';
import { TextReader } from './texts.ts';
import { themeSchema } from './theme-schema.ts';

/** @throws PracticeError with all errors. */
export async function loadPractice(
  folder = practiceFolder,
  example = folder.startsWith(examplesFolder),
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
  const practice = practiceFacts(file, treatments, example);
  const placeholders = placeholderValues(practice, doctors);
  const texts = new TextReader(reader, placeholders);
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
    /** Undefined: the default colors. */
    theme,
    /** The values of placeholders in texts. */
    placeholders,
    doctors,
    reviews: reviews.map((review) => ({ id: reviewId(review.author), ...review })),
    /** Newest first. */
    awards: awards.sort((a, b) => b.year - a.year),
    letter,
    community: community && (await withPicture('text/en/community.md', community)),
    difference,
    legal,
    gettingHere: gettingHere && (await withPicture('text/en/getting-here.md', gettingHere)),
    pages: new Map(
      await Promise.all(
        [...pages].map(
          async ([id, text]) => [id, await withPicture(`text/en/${id}.md`, text)] as const,
        ),
      ),
    ),
    towns: await Promise.all(towns.map((town) => withPicture(`towns/${town.slug}.md`, town))),
  };
  reader.finish();
  return loaded;
}

export type Loaded = Awaited<ReturnType<typeof loadPractice>>;
