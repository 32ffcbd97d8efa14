import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  crawlerFiles,
  webManifest,
} from '../../generator/sitemap-and-robots.ts';
import {
  leftovers,
  pageTerms,
} from '../../generator/launch-checklist/leftovers.ts';
import { loadPractice } from '../../generator/practice/read/load-practice.ts';
import { backendFacts } from '../../generator/practice/modules/backend-facts.ts';
import {
  examplesFolder,
  practiceFolder,
} from '../../generator/practice/read/practice-folder.ts';
import { socialCard } from '../../generator/social-cards.ts';
import { loadColors } from '../../generator/theme-plugin.ts';
import * as site from './entry-prerender';
import { renderedPages } from '@/testing/rendered-pages';

const own = await loadPractice();
const colors = await loadColors();

const repository = join(import.meta.dirname, '../../..');

/** The source of the backend and nginx applies to every practice. */
const sourceOf = (pattern: string): string =>
  globSync(pattern, { cwd: repository })
    // The backend's facts are tested apart, and may be another practice's here.
    .filter(
      (file) => !/\.(?:spec|test)\.ts$|^shared\/src\/practice\.ts$/.test(file),
    )
    .map((file) => readFileSync(join(repository, file), 'utf8'))
    .join('\n');

const outputs: [string, string][] = [
  ...[...renderedPages].map(([id, { html }]): [string, string] => [
    `the page ${id}`,
    html,
  ]),
  ...site.indexablePages.map(({ id, title }): [string, string] => [
    `the social card of ${id}`,
    JSON.stringify(socialCard(title, 80, '', site.practice, colors)),
  ]),
  ...crawlerFiles([site]).map(({ path, body }): [string, string] => [
    path,
    body,
  ]),
  ['the web manifest', webManifest(site, colors)],
  ['nginx’s errors', JSON.stringify(site.serverErrors)],
  ['the backend’s facts', await backendFacts()],
  ['the backend’s source', sourceOf('{backend,shared}/src/**/*.ts')],
  ['nginx’s configuration', sourceOf('nginx/**/*.template')],
];

const examples = globSync('*', { cwd: examplesFolder })
  .map((name) => join(examplesFolder, name))
  .filter((folder) => folder !== practiceFolder);

for (const folder of examples) {
  const terms = pageTerms(await loadPractice(folder), own);
  test.each(outputs)(
    `%s has no leftovers of ${folder.replace(/.*\//, '')}`,
    (_, text) =>
      expect(
        leftovers(text, terms).map(({ what, text }) => `${what}: ${text}`),
        'If it’s true of your practice, too, add it to confirmed in practice.yaml.',
      ).toEqual([]),
  );
}
