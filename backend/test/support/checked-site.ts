import { rm } from 'node:fs/promises';
import { afterAll } from '@jest/globals';
import {
  isLiveCheckStatus,
  type LiveCheckResult,
  type LiveCheckStatus,
} from 'shared/live-check';
import { copyBuiltSite } from './built-site.ts';
import { startPagesServer } from './pages-server.ts';
import { Site } from './site.ts';
import { until } from 'e2e/servers/until.ts';

export const liveCheckAddress = '/api/admin/live-check';

/** The status in a live check response, validated like in the dashboard. */
export function statusIn({ body }: { body: unknown }): LiveCheckStatus {
  if (!isLiveCheckStatus(body))
    throw new Error(`Invalid response: ${JSON.stringify(body)}`);
  return body;
}

export type CheckedSite = Awaited<ReturnType<typeof openCheckedSite>>;

/**
 * A built site, its server, and two backends with a signed-in admin each, for
 * all tests of a file.
 */
export async function openCheckedSite() {
  const built = await copyBuiltSite();
  // Another origin, which a check must never request.
  const [pages, elsewhere] = await Promise.all([
    startPagesServer(built.folder),
    startPagesServer(built.folder),
  ]);
  const site = await Site.shared({
    PAGES_URL: pages.url,
    SITE_URL: built.manifest.siteUrl,
  });
  afterAll(() =>
    Promise.all([
      elsewhere.stop(),
      pages.stop(),
      rm(built.folder, { recursive: true }),
    ]),
  );
  const replica = await site.replica();
  const admin = await site.signIn();
  const adminOfReplica = await replica.signIn();
  let lastFinishedAt: string | undefined;

  /** Waits for the result of the running check, which can take a minute. */
  async function finished(): Promise<LiveCheckResult> {
    const ended = async () => {
      const { result } = statusIn(
        await admin.get(liveCheckAddress).expect(200),
      );
      return result?.finishedAt === lastFinishedAt ? undefined : result;
    };
    const result = await until('the live check to end', ended, 60_000);
    lastFinishedAt = result.finishedAt;
    return result;
  }

  async function check(): Promise<LiveCheckResult> {
    await site.resetLimits();
    await admin.post(liveCheckAddress).expect(202);
    return finished();
  }

  return {
    built,
    pages,
    elsewhere,
    site,
    admin,
    adminOfReplica,
    finished,
    check,
  };
}

/** Breaks built files and responses, with one fault of each kind. */
export async function breakSite({
  built,
  pages,
  elsewhere,
}: CheckedSite): Promise<void> {
  const { siteUrl } = built.manifest;
  await built.modify(
    'pages/about.html',
    /<link rel="canonical"[^>]*>/,
    `<link rel="canonical" href="${siteUrl}/elsewhere/">`,
  );
  await built.modify('pages/reviews.html', '{"@context"', '{"@context');
  await built.modify(
    'pages/for-kids.html',
    'content="index, follow"',
    'content="noindex"',
  );
  await built.modify('pages/services.html', '<head>', '<head><p>');
  const edison = built.manifest.pages.find(({ id }) => id === 'town-edison');
  const title =
    edison?.tags.find(({ name }) => name === 'title')?.content ?? '';
  await built.modify(
    'pages/eye-exam-woodbridge-nj.html',
    /<title>[^<]*<\/title>/,
    `<title>${title}</title>`,
  );
  await built.modify('files/robots.txt', '/api/', '/eye-care-resources');
  await built.modify(
    'files/sitemap.xml',
    /<url><loc>[^<]*\/about\/<.*<\/url>/,
    '',
  );

  pages.overrides.set('/social/contact.png', (response) =>
    response.writeHead(404).end(),
  );
  pages.overrides.set('/social/services.png', (response) =>
    response
      .writeHead(200, { 'Content-Type': 'image/png' })
      .end('another picture'),
  );
  pages.overrides.set('/eye-exam-near-me-in-metuchen', (response) =>
    response.writeHead(301, { Location: `${elsewhere.url}/about` }).end(),
  );
  pages.overrides.set('/eye-exam-highland-park-nj/', (response) =>
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end(Buffer.alloc(5_000_000, 'x')),
  );
  pages.overrides.set('/eye-exam-new-brunswick-nj', () => undefined);
}
