import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Settings } from '../config/settings.ts';
import { type RateLimit, RateLimits } from '../limits/rate-limits.ts';
import { describeError } from '../logging/describe-error.ts';
import { checkSite, NoManifest } from './check-site.ts';
import { type LiveCheckResult, LiveCheckStore } from './live-check.store.ts';
import { PagesClient } from './pages.client.ts';

const longestCheck = 60_000;
const progressInterval = 250;

const noManifest =
  'The pages could not be read from nginx, so nothing was checked. See whether nginx is running ("make status"); in development there is none.';
const brokenOff = 'The check broke off. Try again; "make logs" tells more.';

/** Runs one check of the served site at a time, whichever replica is asked. */
@Injectable()
export class LiveCheckService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(LiveCheckService.name);
  private readonly limit: RateLimit;
  private readonly shutdown = new AbortController();
  private run: Promise<void> = Promise.resolve();

  constructor(
    private readonly store: LiveCheckStore,
    private readonly pages: PagesClient,
    private readonly settings: Settings,
    limits: RateLimits,
  ) {
    this.limit = limits.create({
      name: 'live-check',
      tries: 1,
      perSeconds: 30,
      message: 'The last check began less than 30 seconds ago. Wait a moment, then check again.',
    });
  }

  /** Begins a check unless one is under way. Throws a 429 when the last one has only just begun. */
  async start(): Promise<void> {
    const { running } = await this.store.read();
    if (running) return;
    await this.limit.consume('site');
    const startedAt = new Date().toISOString();
    if (await this.store.begin({ startedAt, done: 0, total: 0 })) this.run = this.check(startedAt);
  }

  read(): ReturnType<LiveCheckStore['read']> {
    return this.store.read();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.shutdown.abort();
    await this.run;
  }

  /** Never rejects: no caller waits for it. */
  private async check(startedAt: string): Promise<void> {
    const started = performance.now();
    let findings: Pick<LiveCheckResult, 'addresses' | 'failure' | 'report'>;
    try {
      findings = await this.compare(startedAt);
    } catch (error) {
      this.logger.error({ event: 'live-check-failed', error: describeError(error) });
      findings = { addresses: 0, failure: error instanceof NoManifest ? noManifest : brokenOff };
    }
    const result = {
      finishedAt: new Date().toISOString(),
      milliseconds: Math.round(performance.now() - started),
      ...findings,
    };
    await this.store
      .end(this.shutdown.signal.aborted ? undefined : result)
      .catch((error: unknown) => {
        this.logger.error({ event: 'live-check-not-kept', error: describeError(error) });
      });
  }

  private async compare(
    startedAt: string,
  ): Promise<{ addresses: number; report: LiveCheckResult['report'] & object }> {
    const limit = AbortSignal.any([this.shutdown.signal, AbortSignal.timeout(longestCheck)]);
    let reportedAt = performance.now();
    const report = async (done: number, total: number): Promise<void> => {
      // Each report waits for the disk; the page doesn't ask more often.
      if (performance.now() - reportedAt < progressInterval) return;
      reportedAt = performance.now();
      await this.store.report({ startedAt, done, total });
    };
    const { addresses, ...found } = await checkSite(
      (path) => this.pages.get(path, limit),
      this.settings.SITE_URL,
      report,
    );
    return { addresses, report: found };
  }
}
