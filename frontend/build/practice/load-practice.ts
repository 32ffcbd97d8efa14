import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { awardsSchema, reviewId, reviewsSchema } from './collection-schemas.ts';
import { readDoctors } from './doctors.ts';
import { practiceFacts } from './practice-facts.ts';
import { PracticeReader } from './practice-reader.ts';
import { ownPracticeSchema, practiceSchema } from './practice-schema.ts';
import { themeSchema } from './theme-schema.ts';

const frontend = join(import.meta.dirname, '../..');
const ownFolder = join(frontend, 'practice');

/** The practice's own folder, or the example that the site shows while there is none. */
export const practiceFolder = existsSync(ownFolder)
  ? ownFolder
  : join(frontend, 'examples/metuchen');

/** @throws PracticeError with everything that is wrong. */
export async function loadPractice(folder = practiceFolder, example = folder !== ownFolder) {
  const reader = new PracticeReader(folder);
  const schema = example ? practiceSchema : ownPracticeSchema;
  const [facts, theme, doctors, reviews, awards] = await Promise.all([
    reader.yaml('practice.yaml', schema),
    reader.optionalYaml('theme.yaml', themeSchema),
    readDoctors(reader),
    reader.yaml('reviews.yaml', reviewsSchema),
    reader.yaml('awards.yaml', awardsSchema),
  ]);
  reader.finish();
  if (!facts || !reviews || !awards) throw new Error('What could not be read was not reported.');
  return {
    practice: practiceFacts(facts, example),
    /** Undefined: the engine's own colors. */
    theme,
    doctors,
    reviews: reviews.map((review) => ({ id: reviewId(review.author), ...review })),
    /** Newest first. */
    awards: awards.sort((a, b) => b.year - a.year),
  };
}
