import { isLiveCheckStatus, type LiveCheckResult, type LiveCheckStatus } from 'shared/live-check';
import { hashPassword } from '../../src/password/password-hash.ts';
import { BuiltSite } from './built-site.ts';
import { PagesServer } from './pages-server.ts';
import { adminPassword, Site } from './site.ts';
import { until } from 'e2e/servers/until.ts';

export const liveCheckAddress = '/api/admin/live-check';

/** The status in a live check response, validated like in the dashboard. */
export function statusIn({ body }: { body: unknown }): LiveCheckStatus {
  if (!isLiveCheckStatus(body)) throw new Error(`Invalid response: ${JSON.stringify(body)}`);
  return body;
}

/** A built site, its server, and two backends with a signed-in admin each. */
export class CheckedSite {
  private constructor(
    readonly built: BuiltSite,
    readonly pages: PagesServer,
    /** Another origin, which a check must never request. */
    readonly elsewhere: PagesServer,
    readonly site: Site,
    readonly replica: Site,
    readonly admin: ReturnType<Site['visit']>,
    readonly adminOfReplica: ReturnType<Site['visit']>,
  ) {}

  static async open(): Promise<CheckedSite> {
    const built = await BuiltSite.copy();
    const [pages, elsewhere] = await Promise.all([
      PagesServer.start(built.folder),
      PagesServer.start(built.folder),
    ]);
    const environment = {
      PAGES_URL: pages.url,
      SITE_URL: built.manifest.siteUrl,
      ADMIN_PASSWORD_HASH: await hashPassword(adminPassword),
    };
    const site = await Site.open(environment);
    const replica = await Site.open({ ...environment, REDIS_URL: site.redis.url });
    const [admin, adminOfReplica] = [site.visit(), replica.visit()];
    for (const visitor of [admin, adminOfReplica]) {
      await visitor.post('/api/admin/login').send({ password: adminPassword }).expect(200);
    }
    return new CheckedSite(built, pages, elsewhere, site, replica, admin, adminOfReplica);
  }

  /** Waits for the result of the running check, which can take a minute. */
  async finished(): Promise<LiveCheckResult> {
    const ended = async () => {
      const status = statusIn(await this.admin.get(liveCheckAddress).expect(200));
      return status.running ? undefined : status;
    };
    const { result } = await until('the live check to end', ended, 60_000);
    if (!result) throw new Error('There is no result.');
    return result;
  }

  async check(): Promise<LiveCheckResult> {
    await this.site.resetLimits();
    await this.admin.post(liveCheckAddress).expect(202);
    return this.finished();
  }

  async close(): Promise<void> {
    await Promise.all([
      this.site.close(),
      this.replica.close(),
      this.elsewhere.stop(),
      this.pages.stop(),
    ]);
    await this.built.remove();
  }
}
