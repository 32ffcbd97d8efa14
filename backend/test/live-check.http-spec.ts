import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { LiveCheckResult, Progress } from '../src/live-check/live-check.store.ts';
import type { PageReport } from '../src/live-check/report.ts';
import { hashPassword } from '../src/password/password-hash.ts';
import { BuiltSite } from './support/built-site.ts';
import { PagesServer } from './support/pages-server.ts';
import { adminPassword, Site } from './support/site.ts';

interface Status {
  running: Progress | null;
  result: LiveCheckResult | null;
}

const address = '/api/admin/live-check';

let built: BuiltSite;
let pages: PagesServer;
let elsewhere: PagesServer;
let site: Site;
let replica: Site;
let admin: ReturnType<Site['visit']>;
let adminOfReplica: ReturnType<Site['visit']>;

const read = async (): Promise<Status> => (await admin.get(address).expect(200)).body as Status;

async function finished(): Promise<LiveCheckResult> {
  let status: Status;
  do status = await read();
  while (status.running);
  if (!status.result) throw new Error('There is no result.');
  return status.result;
}

async function check(): Promise<LiveCheckResult> {
  await site.forgetLimits();
  await admin.post(address).expect(202);
  return finished();
}

const pageIn = ({ report }: LiveCheckResult, id: string): PageReport => {
  const page = report?.pages.find((candidate) => candidate.id === id);
  if (!page) throw new Error(`There is no report on ${id}.`);
  return page;
};

/** What a check found on a page that the one before did not. */
const foundNew = (id: string): { severity: string; what: string; paths: readonly string[] }[] => {
  const before = pageIn(clean, id).findings.map(({ what }) => what);
  return pageIn(broken, id).findings.filter(({ what }) => !before.includes(what));
};

let clean: LiveCheckResult;
let broken: LiveCheckResult;
let underWay: { here: Status; there: Status; again: Status };
let mostAtOnce: number;

beforeAll(async () => {
  built = await BuiltSite.copy();
  [pages, elsewhere] = await Promise.all([
    PagesServer.start(built.folder),
    PagesServer.start(built.folder),
  ]);
  const environment = {
    PAGES_URL: pages.url,
    SITE_URL: built.manifest.siteUrl,
    ADMIN_PASSWORD_HASH: await hashPassword(adminPassword),
  };
  site = await Site.open(environment);
  replica = await Site.open({ ...environment, REDIS_URL: site.redis.url });
  admin = site.visit();
  adminOfReplica = replica.visit();
  for (const visitor of [admin, adminOfReplica]) {
    await visitor.post('/api/admin/login').send({ password: adminPassword }).expect(200);
  }

  clean = await check();
  mostAtOnce = pages.mostAtOnce;

  await breakThings();
  await site.forgetLimits();
  const here = (await admin.post(address).expect(202)).body as Status;
  const there = (await adminOfReplica.get(address).expect(200)).body as Status;
  const again = (await adminOfReplica.post(address).expect(202)).body as Status;
  underWay = { here, there, again };
  broken = await finished();
}, 180_000);

afterAll(async () => {
  await Promise.all([site.close(), replica.close(), elsewhere.stop()]);
  await built.remove();
});

async function breakThings(): Promise<void> {
  const { siteUrl } = built.manifest;
  const add = (file: string, html: string) =>
    built.spoil(`pages/${file}.html`, '</main>', `${html}</main>`);

  await built.spoil(
    'pages/about.html',
    /<link rel="canonical"[^>]*>/,
    `<link rel="canonical" href="${siteUrl}/elsewhere/">`,
  );
  await built.spoil('pages/reviews.html', '{"@context"', '{"@context');
  await built.spoil('pages/for-kids.html', 'content="index, follow"', 'content="noindex"');
  await built.spoil('pages/services.html', '<head>', '<head><p>');
  const title = built.manifest.pages.find(({ id }) => id === 'town-edison')?.tags[0];
  if (title?.tag !== 'title') throw new Error('The first tag of a page is no title.');
  await built.spoil(
    'pages/eye-exam-woodbridge-nj.html',
    /<title>[^<]*<\/title>/,
    `<title>${title.text}</title>`,
  );
  await add('new-patients', '<h1>One more</h1>');
  await add('myopia-management', '<img src="/social/home.png"><img src="/gone.svg" alt="">');
  await add('myopia-treatment', '<a href="/nowhere">x</a><a href="/contact#nowhere">x</a>');
  await built.spoil('files/robots.txt', '/api/', '/eye-care-resources');
  await built.spoil('files/sitemap.xml', /<url><loc>[^<]*\/about\/<.*<\/url>/, '');

  pages.misbehaviours.set('/social/contact.png', (response) => response.writeHead(404).end());
  pages.misbehaviours.set('/eye-exam-near-me-in-metuchen', (response) =>
    response.writeHead(301, { Location: `${elsewhere.url}/about` }).end(),
  );
  pages.misbehaviours.set('/eye-exam-highland-park-nj/', (response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(Buffer.alloc(5_000_000, 'x')),
  );
  pages.misbehaviours.set('/eye-exam-new-brunswick-nj', () => undefined);
}

test('nobody checks, or reads a result, without having signed in', async () => {
  const stranger = site.visit();
  await stranger.get(address).expect(401, { error: 'Sign in first.' });
  await stranger.post(address).expect(401, { error: 'Sign in first.' });
});

test('another site cannot start a check', async () => {
  await admin.post(address).set('Sec-Fetch-Site', 'cross-site').expect(403);
});

test('every page is checked in both slash forms, with the files for crawlers', () => {
  const { addresses, report } = clean;
  expect(report?.pages.map(({ id }) => id)).toEqual(built.manifest.pages.map(({ id }) => id));
  const asked = new Set(pages.asked);
  for (const path of built.manifest.pages.flatMap(({ paths }) => paths))
    expect(asked).toContain(path);
  for (const { path } of built.manifest.crawlerFiles) expect(asked).toContain(path);
  expect(addresses).toBeGreaterThan(40);
});

test('a site that is served as it was built is found to be so', () => {
  expect(clean.report?.site).toEqual([]);
  for (const page of clean.report?.pages ?? []) {
    expect(page).toMatchObject({ indexable: page.declaredIndexed });
    expect(page.findings.filter(({ what }) => /\btag|answer|cannot be used/.test(what))).toEqual(
      [],
    );
  }
});

test('nothing is asked for but what the manifest names, and no redirect is followed', () => {
  const { pages: declared, crawlerFiles } = built.manifest;
  const named = new Set([
    '/manifest.json',
    ...declared.flatMap(({ paths, socialImage }) => [...paths, socialImage]),
    ...crawlerFiles.map(({ path }) => path),
  ]);
  expect(pages.asked.filter((path) => !named.has(path))).toEqual([]);
  expect(elsewhere.asked).toEqual([]);
});

test('at most four requests are in hand at the same time', () => {
  expect(mostAtOnce).toBeGreaterThan(1);
  expect(mostAtOnce).toBeLessThanOrEqual(4);
});

test('while a check runs every replica tells how far it is, and none starts a second', () => {
  const { here, there, again } = underWay;
  expect(here.running).not.toBeNull();
  expect(there.running?.startedAt).toBe(here.running?.startedAt);
  expect(again.running?.startedAt).toBe(here.running?.startedAt);
  expect(there.result).toEqual(clean);
});

test('the result is kept where every replica finds it', async () => {
  await adminOfReplica.get(address).expect(200, { running: null, result: broken });
});

test('a page that was left alone has nothing new to say', () => {
  expect(foundNew('home')).toEqual([]);
});

test.each([
  ['about', 'error', 'Its canonical tag says'],
  ['about', 'error', 'because its canonical address is another one'],
  ['reviews', 'error', 'Its structured data cannot be used: it is not valid JSON'],
  ['reviews', 'error', 'Declared types are missing in its structured data: LocalBusiness'],
  ['for-kids', 'error', 'Its robots tag says “noindex”; declared is “index, follow”.'],
  ['for-kids', 'error', 'because its robots tag says noindex'],
  ['services', 'error', 'Its title tag stands in the body, where it counts for nothing.'],
  ['new-patients', 'warning', 'It has 2 main headings (h1).'],
  ['myopia-management', 'error', 'Images without an alternative text: /social/home.png.'],
  ['myopia-management', 'error', 'Images that are not on the server: /gone.svg.'],
  ['myopia-treatment', 'error', 'Links that lead nowhere: /nowhere.'],
  ['myopia-treatment', 'warning', 'a place that the page does not have: /contact#nowhere.'],
  ['town-edison', 'error', 'It shares its title with another page: Woodbridge.'],
  ['town-woodbridge', 'error', 'It shares its title with another page: Edison.'],
  ['contact', 'warning', 'Its social image, /social/contact.png: It answers 404'],
  ['eye-care-resources', 'error', 'because robots.txt forbids to fetch it'],
  ['eye-exam-near-me', 'error', 'It answers 301 and leads to http://127.0.0.1'],
  ['town-highland-park', 'error', 'It is larger than 4 MB.'],
  ['town-new-brunswick', 'error', 'It did not answer within 10 seconds.'],
])('%s: %s, %s', (id, severity, words) => {
  expect(foundNew(id)).toContainEqual(
    expect.objectContaining({
      severity,
      what: expect.stringContaining(words),
      todo: expect.stringMatching(/\.$/),
    }),
  );
});

test('a finding names the addresses it was made under', () => {
  expect(foundNew('eye-exam-near-me')).toEqual([
    expect.objectContaining({ paths: ['/eye-exam-near-me-in-metuchen'] }),
  ]);
  expect(foundNew('new-patients')).toEqual([
    expect.objectContaining({ paths: ['/new-patients/', '/new-patients'] }),
  ]);
});

test.each(['about', 'for-kids', 'eye-care-resources', 'town-new-brunswick'])(
  '%s is declared as indexed and not indexable as served',
  (id) => {
    expect(pageIn(broken, id)).toMatchObject({ declaredIndexed: true, indexable: false });
  },
);

test('a changed robots.txt and a gap in the sitemap concern the whole site', () => {
  expect(broken.report?.site).toEqual([
    expect.objectContaining({ what: '/robots.txt is not the one that was built.' }),
    expect.objectContaining({
      what: `/sitemap.xml is not the one that was built. Missing: ${built.manifest.siteUrl}/about/.`,
    }),
  ]);
});

test('a second check within half a minute is refused, with the time to wait', async () => {
  await site.forgetLimits();
  pages.misbehaviours.clear();
  await admin.post(address).expect(202);
  await finished();
  const refused = await adminOfReplica.post(address).expect(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body).toEqual({ error: expect.stringContaining('Wait a moment') });
});

test('with nginx away the result says what to do', async () => {
  await pages.stop();
  const { failure, report } = await check();
  expect(failure).toContain('could not be read from nginx');
  expect(report).toBeUndefined();
});

test('with Redis away a check is refused with a sentence', async () => {
  await site.redis.kill();
  await admin.post(address).expect(503, {
    error: 'Admin sign-in is unavailable for the moment.',
  });
  await site.redis.run();
  await site.becomes('ready');
});
