import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Beacon } from 'shared/beacon';
import type { DeclaredPage, Manifest } from 'shared/manifest';
import { isVitalsReport, type VitalsReport } from 'shared/vitals';
import { type Visitor, withRedis } from './admin.ts';
import { PagesServer } from './pages-server.ts';
import { Site } from './site.ts';

function declared(id: string, paths: readonly string[], status = 200): DeclaredPage {
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

/** The backend with a manifest of two public pages, the admin page and the not-found page. */
export class MeasuredSite {
  private constructor(
    readonly site: Site,
    readonly pages: PagesServer,
    readonly admin: Visitor,
    private readonly folder: string,
  ) {}

  static async open(environment: NodeJS.ProcessEnv = {}): Promise<MeasuredSite> {
    const folder = await mkdtemp(join(tmpdir(), 'measured-'));
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
    const pages = await PagesServer.start(folder);
    const site = await Site.open({ PAGES_URL: pages.url, ...environment });
    return new MeasuredSite(site, pages, await site.signIn(), folder);
  }

  /** Sends a beacon from a new address. */
  send(beacon: Partial<Record<keyof Beacon, unknown>>) {
    return this.site.visit().post('/api/vitals').send(beacon);
  }

  /** The report, validated like in the dashboard. */
  async report(): Promise<VitalsReport> {
    const body: unknown = (await this.admin.get('/api/admin/vitals').expect(200)).body;
    if (!isVitalsReport(body)) throw new Error(`Invalid response: ${JSON.stringify(body)}`);
    return body;
  }

  /** Deletes all counts, those that the backend still has in memory too. */
  async clear(): Promise<void> {
    await this.report();
    await withRedis(this.site, async (redis) => {
      for (const key of await redis.keys('vitals:*')) await redis.del(key);
    });
  }

  async close(): Promise<void> {
    await Promise.all([this.site.close(), this.pages.stop()]);
    await rm(this.folder, { recursive: true });
  }
}
