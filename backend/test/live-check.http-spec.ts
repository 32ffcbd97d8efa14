import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  jest,
  test,
} from '@jest/globals';
import type { LiveCheckResult, PageReport } from 'shared/live-check';
import type { Manifest } from 'shared/manifest';
import { Settings } from '../src/config/settings.ts';
import { compareReports } from '../src/pages/compare-reports.ts';
import { KnownPages } from '../src/pages/known-pages.ts';
import { until } from 'e2e/servers/until.ts';
import { builtPages } from './support/built-site.ts';
import {
  breakSite,
  liveCheckAddress,
  openCheckedSite,
  statusIn,
} from './support/checked-site.ts';
import { type PagesServer, startPagesServer } from './support/pages-server.ts';

const checked = await openCheckedSite();
const clean = await checked.check();
const { concurrent: maxConcurrent } = checked.pages.most;
await breakSite(checked);
// One page never answers. The check waits 10 seconds for it, but not in these
// tests.
const original = AbortSignal.timeout.bind(AbortSignal);
const timeout = jest
  .spyOn(AbortSignal, 'timeout')
  .mockImplementation((milliseconds) =>
    original(milliseconds === 10_000 ? 4000 : milliseconds),
  );
await checked.site.resetLimits();
const { admin, adminOfReplica } = checked;
const startStatus = statusIn(await admin.post(liveCheckAddress).expect(202));
const replicaStatus = statusIn(
  await adminOfReplica.get(liveCheckAddress).expect(200),
);
const secondStartStatus = statusIn(
  await adminOfReplica.post(liveCheckAddress).expect(202),
);
const broken = await checked.finished();
timeout.mockRestore();
const finalStatus = statusIn(
  await adminOfReplica.get(liveCheckAddress).expect(200),
);

describe('the live check', () => {
  const pageIn = ({ report }: LiveCheckResult, id: string): PageReport => {
    const page = report?.pages.find((candidate) => candidate.id === id);
    if (!page) throw new Error(`There is no report on ${id}.`);
    return page;
  };

  /** Findings that are new in the second check. */
  const newFindings = (
    id: string,
  ): { severity: string; what: string; paths: readonly string[] }[] => {
    const before = pageIn(clean, id).findings.map(({ what }) => what);
    return pageIn(broken, id).findings.filter(
      ({ what }) => !before.includes(what),
    );
  };

  test('shares progress and result with every replica, and runs one check at a time', () => {
    expect(startStatus.running).not.toBeNull();
    const startedAt = startStatus.running?.startedAt;
    expect(replicaStatus.running?.startedAt).toBe(startedAt);
    expect(secondStartStatus.running?.startedAt).toBe(startedAt);
    expect(replicaStatus.result).toEqual(clean);
    expect(finalStatus).toEqual({ running: null, result: broken });
  });

  test.each([
    ['about', 'error', 'Its canonical tag says'],
    ['about', 'error', 'because its canonical link names another address'],
    // The frontend's tests cover structured data, headings, images and links.
    ['reviews', 'error', 'It’s not the page that was built.'],
    [
      'for-kids',
      'error',
      'Its robots tag says “noindex”. It should say “index, follow”.',
    ],
    ['for-kids', 'error', 'because its robots tag says noindex'],
    [
      'services',
      'error',
      'Its title tag is in the body of the page, where it doesn’t count.',
    ],
    ['town-woodbridge', 'error', 'Its title tag says “'],
    [
      'contact',
      'warning',
      'Its social image, /social/contact.png: It returns status 404',
    ],
    [
      'services',
      'warning',
      'Its social image, /social/services.png: It’s not the picture that was',
    ],
    ['eye-care-resources', 'error', 'because robots.txt blocks it'],
    [
      'eye-exam-near-me',
      'error',
      'It returns status 301 and redirects to http://127.0.0.1',
    ],
    ['town-highland-park', 'error', 'It’s larger than 4 MB.'],
    ['town-new-brunswick', 'error', 'It didn’t answer within 10 seconds.'],
  ])('reports for %s: %s, %s', (id, severity, text) =>
    expect(newFindings(id)).toContainEqual(
      expect.objectContaining({
        severity,
        what: expect.stringContaining(text),
        todo: expect.stringMatching(/\.$/),
      }),
    ),
  );

  test('says what has changed since the check before', () => {
    expect(clean).not.toHaveProperty('before');
    expect(broken.before).toEqual({ finishedAt: clean.finishedAt, gone: [] });
    expect(newFindings('reviews')).toEqual([
      expect.objectContaining({ isNew: true }),
    ]);
    if (!clean.report || !broken.report)
      throw new Error('A check has no report.');
    expect(compareReports(clean.report, broken).before?.gone).toContain(
      'Reviews: It’s not the page that was built.',
    );
    expect(compareReports(broken.report, broken).before?.gone).toEqual([]);
  });

  test.each([
    ['eye-exam-near-me', ['/eye-exam-near-me-in-metuchen']],
    ['reviews', ['/reviews/', '/reviews']],
  ])('lists the paths of a finding on %s', (id, paths) =>
    expect(newFindings(id)).toEqual([expect.objectContaining({ paths })]),
  );

  test.each(['about', 'for-kids', 'eye-care-resources', 'town-new-brunswick'])(
    'reports %s as declared indexed but not indexable',
    (id) =>
      expect(pageIn(broken, id)).toMatchObject({
        declaredIndexed: true,
        indexable: false,
      }),
  );

  test('reports a changed robots.txt and a missing page in the sitemap', () =>
    expect(broken.report?.site).toEqual([
      expect.objectContaining({
        what: '/robots.txt isn’t the one that was built.',
      }),
      expect.objectContaining({
        what: `/sitemap.xml isn’t the one that was built. Missing: ${checked.built.manifest.siteUrl}/about/.`,
      }),
    ]));

  test("requests all of the manifest's paths and no others, and follows no redirects", () => {
    const { pages: declared, crawlerFiles } = checked.built.manifest;
    const expected = new Set([
      '/manifest.json',
      ...declared.flatMap(({ paths, socialImage }) => [...paths, socialImage]),
      ...crawlerFiles.map(({ path }) => path),
    ]);
    expect(new Set(checked.pages.requested)).toEqual(expected);
    expect(checked.elsewhere.requested).toEqual([]);
    expect(clean.report?.pages.map(({ id }) => id)).toEqual(
      declared.map(({ id }) => id),
    );
    expect(clean.addresses).toBeGreaterThan(40);
  });

  test('has no findings for a site that is served as built, or for an unchanged page', () => {
    expect(clean.report?.site).toEqual([]);
    for (const page of clean.report?.pages ?? []) {
      expect(page).toMatchObject({
        indexable: page.declaredIndexed,
        findings: [],
      });
    }
    expect(newFindings('home')).toEqual([]);
  });

  test('makes at most four requests at a time', () => {
    expect(maxConcurrent).toBeGreaterThan(1);
    expect(maxConcurrent).toBeLessThanOrEqual(4);
  });

  test('says what to do without nginx, and returns 429 for a second check within 30 seconds', async () => {
    await checked.pages.stop();
    const { failure, report } = await checked.check();
    expect(failure).toContain('couldn’t be loaded from nginx');
    expect(report).toBeUndefined();
    const refused = await checked.adminOfReplica
      .post(liveCheckAddress)
      .expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toEqual({
      error: expect.stringContaining('Wait a moment'),
    });
  });

  test('returns 503 while Redis is unavailable', async () => {
    await checked.site.redis.kill();
    await checked.admin.post(liveCheckAddress).expect(503, {
      error:
        'Admin sign-in isn’t available right now. Please try again in a minute.',
    });
    await checked.site.restartRedis();
  });
});

describe('the known pages', () => {
  let server: PagesServer;
  let known: KnownPages;
  let built: Manifest;

  beforeEach(async () => {
    server = await startPagesServer(builtPages);
    known = new KnownPages(
      Object.assign(new Settings(), { PAGES_URL: server.url }),
    );
    built = JSON.parse(
      await readFile(join(builtPages, 'manifest.json'), 'utf8'),
    ) as Manifest;
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await server.stop();
  });

  /** From now on, nginx serves this manifest. */
  function serve(manifest: unknown): void {
    server.overrides.set('/manifest.json', (response) =>
      response.end(JSON.stringify(manifest)),
    );
  }

  function passTime(seconds: number): void {
    const later = Date.now() + seconds * 1000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
  }

  const labels = async () => (await known.list()).map(({ label }) => label);

  test('knows the built pages, with and without the slash, but not the admin page', async () => {
    expect(await known.find('/')).toEqual({ path: '/', label: 'Home' });
    expect(await known.find('/about')).toBe(await known.find('/about/'));
    expect(await known.find('/about')).toMatchObject({ path: '/about/' });
    expect(await known.find('/admin')).toBeUndefined();
    expect(server.requested).toEqual(['/manifest.json']);
  });

  const withSecondPage = (change: object) => (manifest: Manifest) => ({
    ...manifest,
    pages: manifest.pages.map((page, index) =>
      index === 1 ? { ...page, ...change } : page,
    ),
  });

  test.each([
    ['of another kind', () => ({ name: 'Another program' })],
    ['without pages', (manifest: Manifest) => ({ ...manifest, pages: [] })],
    ['with a page without a label', withSecondPage({ label: undefined })],
    ['with a page with an empty list of paths', withSecondPage({ paths: [] })],
  ])(
    'knows no pages from a manifest %s, and asks again after a pause',
    async (_, change) => {
      serve(change(built));
      expect(await known.list()).toEqual([]);
      expect(await known.list()).toEqual([]);
      expect(server.requested).toHaveLength(1);

      serve(built);
      passTime(6);
      expect(await labels()).toContain('Home');
    },
  );

  test('keeps the last pages while the manifest is malformed', async () => {
    const before = await labels();
    serve(withSecondPage({ paths: undefined })(built));
    passTime(61);
    expect(await labels()).toEqual(before);

    serve(withSecondPage({ label: 'A new label' })(built));
    await until('the new pages', async () => {
      passTime(6);
      return (await labels()).includes('A new label');
    });
  });
});
