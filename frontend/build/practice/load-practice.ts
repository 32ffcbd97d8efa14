import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { awardsSchema, reviewId, reviewsSchema, treatmentsSchema } from './collection-schemas.ts';
import { readDoctors } from './doctors.ts';
import { readPicture } from './pictures.ts';
import { placeholderValues } from './placeholders.ts';
import { practiceFacts } from './practice-facts.ts';
import { PracticeReader } from './practice-reader.ts';
import { ownPracticeSchema, practiceSchema } from './practice-schema.ts';
import { TextReader } from './texts.ts';

const frontend = join(import.meta.dirname, '../..');
export const ownFolder = join(frontend, 'practice');
export const examplesFolder = join(frontend, 'examples');

function chosenFolder(): string {
  if (process.env.PRACTICE) return resolve(frontend, process.env.PRACTICE);
  return existsSync(ownFolder) ? ownFolder : join(examplesFolder, 'metuchen');
}

/**
 * The practice's own folder, or the example that the site shows while there is none. `PRACTICE` names
 * another one, relative to frontend/: the tests build the examples whether or not there is an own folder.
 */
export const practiceFolder = chosenFolder();

/** @throws PracticeError with everything that is wrong. */
export async function loadPractice(
  folder = practiceFolder,
  example = folder.startsWith(examplesFolder),
) {
  const reader = new PracticeReader(folder);
  const schema = example ? practiceSchema : ownPracticeSchema;
  const [file, doctors, treatments, reviews, awards] = await Promise.all([
    reader.yaml('practice.yaml', schema),
    readDoctors(reader),
    reader.yaml('treatments.yaml', treatmentsSchema),
    reader.optionalYaml('reviews.yaml', reviewsSchema, []),
    reader.optionalYaml('awards.yaml', awardsSchema, []),
  ]);
  // The texts are filled with the facts, so the facts have to be right first.
  reader.finish();
  if (!file || !treatments || !reviews || !awards) {
    throw new Error('What could not be read was not reported.');
  }
  const practice = practiceFacts(file, treatments, example);
  const placeholders = placeholderValues(practice, doctors);
  const texts = new TextReader(reader, placeholders);
  const { letter, community, difference, gettingHere, pages } = await texts.texts();
  const towns = await texts.towns(practice.transit?.stations ?? []);

  /** The picture that a fact of a text names. */
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
    /** What `{…}` stands for in the texts. */
    placeholders,
    doctors,
    reviews: reviews.map((review) => ({ id: reviewId(review.author), ...review })),
    /** Newest first. */
    awards: awards.sort((a, b) => b.year - a.year),
    letter,
    community: community && (await withPicture('text/en/community.md', community)),
    difference,
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
