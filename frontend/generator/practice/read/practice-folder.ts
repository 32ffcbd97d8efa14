import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const frontend = join(import.meta.dirname, '../../..');
export const ownFolder = join(frontend, 'practice');
export const examplesFolder = join(frontend, 'examples');

function chosenFolder(): string {
  if (process.env.PRACTICE) return resolve(frontend, process.env.PRACTICE);
  return existsSync(ownFolder) ? ownFolder : join(examplesFolder, 'metuchen');
}

/**
 * The practice's own folder, or the Metuchen example if there is none.
 * `PRACTICE` overrides this with a path relative to frontend/, so that tests
 * can build the examples.
 */
export const practiceFolder = chosenFolder();
