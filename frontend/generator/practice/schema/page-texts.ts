import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageTextFile } from './markdown-schemas.ts';

const pagesFolder = join(import.meta.dirname, '../../../src/pages');

const showsPracticeText = (file: string) =>
  readFileSync(join(pagesFolder, file), 'utf8').includes("'practice/pages/");

/**
 * Pages that a practice can write text for: their `page.ts` reads it. Towns and
 * legal pages have separate files.
 */
export const pageIds = globSync('*/page.ts', { cwd: pagesFolder })
  .filter(showsPracticeText)
  .map((file) => dirname(file))
  .sort();

/** The only pages that show a fact. Every page shows the others. */
export const pagesWithFact: Partial<
  Record<keyof PageTextFile, readonly string[]>
> = {
  heading: pageIds.filter((id) => id !== 'home'),
  lead: pageIds.filter((id) => id !== 'myopia-doctor'),
  picture: ['eye-exam-near-me', 'home', 'services'],
  howLong: ['eye-exam-near-me'],
  questions: [
    'eye-exam-near-me',
    'for-kids',
    'myopia-treatment',
    'new-patients',
  ],
  closing: ['about'],
};

/** Texts that don’t belong to a single page. */
export const sharedTexts = [
  'letter',
  'community',
  'difference',
  'getting-here',
];
