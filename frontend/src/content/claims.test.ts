import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { claims, type Claim } from './claims';
import { percentages } from './percentages';

const register: [string, Claim][] = Object.entries(claims);
const ids = register.map(([id]) => id);

test('claims are in alphabetical order', () =>
  expect(ids).toEqual([...ids].sort()));

test('every claim ends with a period and has a source with a URL', () => {
  const broken = register.filter(
    ([, { statement, source, noted }]) =>
      !statement.endsWith('.') ||
      new URL(source.url).protocol !== 'https:' ||
      Number.isNaN(Date.parse(noted)),
  );
  expect(broken.map(([id]) => id)).toEqual([]);
});

/**
 * Hosts of original sources: studies, rules and advice. `.gov` covers every US
 * agency.
 */
const primary: readonly string[] = [
  ...[
    '.gov',
    'law.cornell.edu',
    'ema.europa.eu',
    'nhs.uk',
    'nhs.scot',
    'nidirect.gov.uk',
  ],
  // Journals, and the reports of the academies.
  ...[
    'doi.org',
    'journals.lww.com',
    'iovs.arvojournals.org',
    'publications.aap.org',
  ],
  ...['spandidos-publications.com', 'cehjournal.org'],
  // Professional bodies and hospitals.
  ...['aao.org', 'aoa.org', 'infantsee.org', 'worldcouncilofoptometry.info'],
  ...['preventblindness.org', 'poison.org', 'stroke.org', 'nm.org'],
  'healthychildren.org',
  'lookafteryoureyes.org',
  'phoenixchildrens.org',
  // The repository of the AREDS2 study.
  'coriell.org',
];

const isPrimary = (url: string) =>
  primary.some((host) =>
    `.${new URL(url).hostname}`.endsWith(host.replace(/^\.?/, '.')),
  );

test('every source is primary, not a news site, magazine or press-release service', () => {
  expect(isPrimary('https://www.healthday.com/news')).toBe(false);
  expect(isPrimary('https://prnewswire.com/fda.gov')).toBe(false);
  const others = register.filter(([, { source }]) => !isPrimary(source.url));
  expect(others.map(([id, { source }]) => `${id}: ${source.url}`)).toEqual([]);
});

test('a page that supports several claims has one title and one publisher', () => {
  const pages = new Map(register.map(([, { source }]) => [source.url, source]));
  const others = register.filter(
    ([, { source }]) =>
      JSON.stringify(source) !== JSON.stringify(pages.get(source.url)),
  );
  expect(others.map(([id]) => id)).toEqual([]);
});

test('no claim was checked before it was noted', () => {
  const early = register.filter(
    ([, { noted, checked }]) => checked && checked < noted,
  );
  expect(early.map(([id]) => id)).toEqual([]);
});

test('every percentage belongs to a claim', () =>
  expect(Object.keys(percentages).filter((id) => !ids.includes(id))).toEqual(
    [],
  ));

test('pages print percentages from percentages.ts only', () => {
  const cwd = join(import.meta.dirname, '../../..');
  const folders = '{shared/src,frontend/src/{content,components,pages,seo}}';
  const typed = globSync(`${folders}/**/*.{ts,tsx}`, { cwd })
    .filter((path) => !/\.test\.tsx?$|content\/percentages\.ts$/.test(path))
    .filter((path) =>
      /\d\s*(%|percent\b)/.test(readFileSync(join(cwd, path), 'utf8')),
    );
  expect(typed).toEqual([]);
});
