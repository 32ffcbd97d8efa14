import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  pageIds,
  pagesFolder,
  sharedTexts,
} from '../schema/markdown-schemas.ts';
import type { FileDates } from './file-dates.ts';

/** The last of the days on which files were changed. A folder ends with `/`. */
const lastChange = (dates: FileDates, files: readonly string[]) =>
  [...dates]
    .filter(([name]) =>
      files.some((file) =>
        file.endsWith('/') ? name.startsWith(file) : name === file,
      ),
    )
    .map(([, day]) => day)
    .sort()
    .pop();

/**
 * Pages that consist of facts: hours and the way, insurers and prices. Others
 * show some, too, but a new closure doesn't change what they're about.
 */
const pagesOfFacts = ['contact', 'new-patients'];

/** The file that a module of the practice is made of. */
function fileOf(module: string, language: string): string {
  if (sharedTexts.includes(module)) return `text/${language}/${module}.md`;
  return module === 'doctors' ? 'doctors/' : `${module}.yaml`;
}

/** The files whose content a page shows, by what its sources import. */
function filesOf(page: string, language: string): string[] {
  const sources = globSync(`${page}/**/*.{ts,tsx}`, { cwd: pagesFolder });
  const modules = sources.flatMap((file) =>
    [
      ...readFileSync(join(pagesFolder, file), 'utf8').matchAll(
        /'practice\/([a-z-]+)'/g,
      ),
    ].map(([, module = '']) => fileOf(module, language)),
  );
  return [
    `text/${language}/${page}.md`,
    ...modules,
    ...(pagesOfFacts.includes(page) ? ['practice.yaml'] : []),
  ];
}

/** When what the practice says on each page was last changed, if it's known. */
export const pageDates = (dates: FileDates, language: string) =>
  new Map(
    pageIds.map((page) => [page, lastChange(dates, filesOf(page, language))]),
  );
