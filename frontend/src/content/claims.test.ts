import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { claims, type Claim } from './claims';
import { percentages } from './percentages';

const ids = Object.keys(claims);

/** The ids of the claims for which something is wrong. */
const claimsThat = (isWrong: (claim: Claim) => boolean) =>
  Object.entries<Claim>(claims)
    .filter(([, claim]) => isWrong(claim))
    .map(([id]) => id);

test('claims are in alphabetical order', () =>
  expect(ids).toEqual([...ids].sort()));

test('every statement ends with a period', () =>
  expect(claimsThat(({ statement }) => !statement.endsWith('.'))).toEqual([]));

test('every source has a secure URL', () =>
  expect(
    claimsThat(({ source }) => new URL(source.url).protocol !== 'https:'),
  ).toEqual([]));

test('every claim has the day when it was noted', () =>
  expect(claimsThat(({ noted }) => Number.isNaN(Date.parse(noted)))).toEqual(
    [],
  ));

test('no claim was checked before it was noted', () =>
  expect(claimsThat(({ noted, checked = noted }) => checked < noted)).toEqual(
    [],
  ));

/** US agencies, and the law as universities and other countries publish it. */
const publicHosts = [
  'gov',
  'law.cornell.edu',
  'ema.europa.eu',
  'nhs.uk',
  'nhs.scot',
  'nidirect.gov.uk',
  'uspreventiveservicestaskforce.org',
  'nice.org.uk',
];

/** Journals, the reports of academies, and the repository of AREDS2. */
const studyHosts = [
  'doi.org',
  'journals.lww.com',
  'iovs.arvojournals.org',
  'publications.aap.org',
  'spandidos-publications.com',
  'cehjournal.org',
  'coriell.org',
];

/**
 * Professional bodies, hospitals and the doctors' manual, with their advice for
 * patients, and the maker of a lens about its label.
 */
const professionalHosts = [
  'aao.org',
  'aoa.org',
  'infantsee.org',
  'worldcouncilofoptometry.info',
  'preventblindness.org',
  'poison.org',
  'stroke.org',
  'heart.org',
  'nm.org',
  'healthychildren.org',
  'lookafteryoureyes.org',
  'phoenixchildrens.org',
  'luriechildrens.org',
  'uvahealth.com',
  'merckmanuals.com',
  'mayoclinic.org',
  'sunyopt.edu',
  'healthlaw.org',
  'coopervision.com',
];

const primaryHosts = [...publicHosts, ...studyHosts, ...professionalHosts];

/** At one of these hosts, or below it. */
function isPrimary(url: string): boolean {
  const { hostname } = new URL(url);
  return primaryHosts.some(
    (host) => hostname === host || hostname.endsWith(`.${host}`),
  );
}

test.each(['https://www.healthday.com/news', 'https://prnewswire.com/fda.gov'])(
  '%s isn’t a primary source',
  (url) => expect(isPrimary(url)).toBe(false),
);

test('every source is primary, not a news site, magazine or press-release service', () =>
  expect(claimsThat(({ source }) => !isPrimary(source.url))).toEqual([]));

test('a page that supports several claims has one title and one publisher', () => {
  const byUrl = new Map(
    Object.values<Claim>(claims).map(({ source }) => [source.url, source]),
  );
  const different = claimsThat(({ source }) => {
    const other = byUrl.get(source.url);
    return (
      source.title !== other?.title || source.publisher !== other.publisher
    );
  });
  expect(different).toEqual([]);
});

test('every percentage belongs to a claim', () =>
  expect(ids).toEqual(expect.arrayContaining(Object.keys(percentages))));

const repository = join(import.meta.dirname, '../../..');

/** Sources of what visitors read, without tests. */
const pageSources = globSync(
  [
    'shared/src/**/*.{ts,tsx}',
    'frontend/src/{content,components,pages,seo}/**/*.{ts,tsx}',
  ],
  { cwd: repository, exclude: ['**/*.test.{ts,tsx}'] },
);

test('pages print percentages from percentages.ts only', () => {
  const withPercentage = pageSources.filter((file) =>
    /\d\s*(?:%|percent\b)/.test(readFileSync(join(repository, file), 'utf8')),
  );
  expect(withPercentage).toEqual(['frontend/src/content/percentages.ts']);
});
