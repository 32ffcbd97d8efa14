import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ownFolder } from './practice-folder.ts';

/** The days, as year-month-day, on which files were changed, by their name. */
export type FileDates = ReadonlyMap<string, string>;

/** Written by scripts/shared/dates.sh before a build. */
const list = join(dirname(ownFolder), '.practice-dates');

export function readDates(source: string): FileDates {
  const lines = source.split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => [line.slice(11), line.slice(0, 10)]));
}

/** An example's pages have the dates of the site itself. */
export function fileDates(folder: string): FileDates {
  if (folder !== ownFolder) return new Map();
  try {
    return readDates(readFileSync(list, 'utf8'));
  } catch {
    // Not before the first `make up`.
    return new Map();
  }
}
