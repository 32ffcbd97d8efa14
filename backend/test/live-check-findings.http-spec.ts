import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type {
  LiveCheckResult,
  LiveCheckStatus,
  PageReport,
} from '../../frontend/src/contracts/live-check.ts';
import { CheckedSite, liveCheckAddress, statusIn } from './support/checked-site.ts';
import { doctor } from './support/doctored-site.ts';

let checked: CheckedSite;
let clean: LiveCheckResult;
let broken: LiveCheckResult;
let underWay: { here: LiveCheckStatus; there: LiveCheckStatus; again: LiveCheckStatus };

beforeAll(async () => {
  checked = await CheckedSite.open();
  clean = await checked.check();
  await doctor(checked);
  await checked.site.forgetLimits();
  const { admin, adminOfReplica } = checked;
  const here = statusIn(await admin.post(liveCheckAddress).expect(202));
  const there = statusIn(await adminOfReplica.get(liveCheckAddress).expect(200));
  const again = statusIn(await adminOfReplica.post(liveCheckAddress).expect(202));
  underWay = { here, there, again };
  broken = await checked.finished();
}, 180_000);

afterAll(() => checked.close());

const pageIn = ({ report }: LiveCheckResult, id: string): PageReport => {
  const page = report?.pages.find((candidate) => candidate.id === id);
  if (!page) throw new Error(`There is no report on ${id}.`);
  return page;
};

/** Findings of the second check that the first didn't have. */
const foundNew = (id: string): { severity: string; what: string; paths: readonly string[] }[] => {
  const before = pageIn(clean, id).findings.map(({ what }) => what);
  return pageIn(broken, id).findings.filter(({ what }) => !before.includes(what));
};

test('reports progress from every replica, and runs one check at a time', () => {
  const { here, there, again } = underWay;
  expect(here.running).not.toBeNull();
  expect(there.running?.startedAt).toBe(here.running?.startedAt);
  expect(again.running?.startedAt).toBe(here.running?.startedAt);
  expect(there.result).toEqual(clean);
});

test('shares the result with every replica', async () => {
  await checked.adminOfReplica.get(liveCheckAddress).expect(200, { running: null, result: broken });
});

test('has no findings for an unchanged page', () => {
  expect(foundNew('home')).toEqual([]);
});

test.each([
  ['about', 'error', 'Its canonical tag says'],
  ['about', 'error', 'because its canonical address is another one'],
  // Structured data, headings, images and links: the frontend's tests cover the built page.
  ['reviews', 'error', 'It is not the page that was built.'],
  ['for-kids', 'error', 'Its robots tag says “noindex”; declared is “index, follow”.'],
  ['for-kids', 'error', 'because its robots tag says noindex'],
  ['services', 'error', 'Its title tag stands in the body, where it counts for nothing.'],
  ['new-patients', 'error', 'It is not the page that was built.'],
  ['myopia-management', 'error', 'It is not the page that was built.'],
  ['myopia-treatment', 'error', 'It is not the page that was built.'],
  ['town-woodbridge', 'error', 'Its title tag says “'],
  ['contact', 'warning', 'Its social image, /social/contact.png: It answers 404'],
  ['services', 'warning', 'Its social image, /social/services.png: It is not the picture that was'],
  ['eye-care-resources', 'error', 'because robots.txt forbids to fetch it'],
  ['eye-exam-near-me', 'error', 'It answers 301 and leads to http://127.0.0.1'],
  ['town-highland-park', 'error', 'It is larger than 4 MB.'],
  ['town-new-brunswick', 'error', 'It did not answer within 10 seconds.'],
])('reports for %s: %s, %s', (id, severity, words) => {
  expect(foundNew(id)).toContainEqual(
    expect.objectContaining({
      severity,
      what: expect.stringContaining(words),
      todo: expect.stringMatching(/\.$/),
    }),
  );
});

test('names the addresses of a finding', () => {
  expect(foundNew('eye-exam-near-me')).toEqual([
    expect.objectContaining({ paths: ['/eye-exam-near-me-in-metuchen'] }),
  ]);
  expect(foundNew('new-patients')).toEqual([
    expect.objectContaining({ paths: ['/new-patients/', '/new-patients'] }),
  ]);
});

test.each(['about', 'for-kids', 'eye-care-resources', 'town-new-brunswick'])(
  'reports %s as declared indexed and not indexable',
  (id) => {
    expect(pageIn(broken, id)).toMatchObject({ declaredIndexed: true, indexable: false });
  },
);

test('reports a changed robots.txt and a gap in the sitemap for the whole site', () => {
  expect(broken.report?.site).toEqual([
    expect.objectContaining({ what: '/robots.txt is not the one that was built.' }),
    expect.objectContaining({
      what: `/sitemap.xml is not the one that was built. Missing: ${checked.built.manifest.siteUrl}/about/.`,
    }),
  ]);
});

test('requests only what the manifest names, and follows no redirect', () => {
  const { pages: declared, crawlerFiles } = checked.built.manifest;
  const named = new Set([
    '/manifest.json',
    ...declared.flatMap(({ paths, socialImage }) => [...paths, socialImage]),
    ...crawlerFiles.map(({ path }) => path),
  ]);
  expect(checked.pages.asked.filter((path) => !named.has(path))).toEqual([]);
  expect(checked.elsewhere.asked).toEqual([]);
});
