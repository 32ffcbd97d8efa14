import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

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
