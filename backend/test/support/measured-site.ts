import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import type { Beacon } from 'shared/beacon';
import type { DeclaredPage, Manifest } from 'shared/manifest';
import { isVitalsReport, type VitalsReport } from 'shared/vitals';
import { startPagesServer } from './pages-server.ts';
import { Site } from './site.ts';

function declared(
  id: string,
  paths: readonly string[],
  status = 200,
): DeclaredPage {
  const sha256 = { page: '0', socialImage: '0' };
  const unused = { url: '', robots: '', socialImage: '', tags: [] };
  return { id, label: `The page ${id}`, paths, status, sha256, ...unused };
}

const manifest: Manifest = {
  siteUrl: 'http://site.example',
  pages: [
    declared('home', ['/']),
    declared('about', ['/about/', '/about']),
    declared('admin', ['/admin', '/admin/']),
    declared('not-found', ['/no-such-page', '/no-such-page/'], 404),
  ],
  crawlerFiles: [],
};

/**
 * The backend with a manifest of two public pages, the admin page and the
 * not-found page, for all tests of a file.
 */
export async function measuredSite() {
  const folder = await mkdtemp(join(tmpdir(), 'measured-'));
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  const pages = await startPagesServer(folder);
  const site = await Site.shared({ PAGES_URL: pages.url });
  afterAll(() => Promise.all([pages.stop(), rm(folder, { recursive: true })]));
  const admin = await site.signIn();

  /** The report, validated like in the dashboard. */
  async function report(): Promise<VitalsReport> {
    const body: unknown = (await admin.get('/api/admin/vitals').expect(200))
      .body;
    if (!isVitalsReport(body))
      throw new Error(`Invalid response: ${JSON.stringify(body)}`);
    return body;
  }

  return {
    site,
    admin,
    report,
    /** Sends a beacon from a new address. */
    send: (beacon: Partial<Record<keyof Beacon, unknown>>) =>
      site.visit().post('/api/vitals').send(beacon),
    /** Deletes all counts, those that the backend still has in memory too. */
    async clear(): Promise<void> {
      await report();
      await site.deleteKeys('vitals:*');
    },
  };
}
