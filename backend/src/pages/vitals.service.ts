import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
} from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { Beacon } from 'shared/beacon';
import { metrics, type VitalsReport } from 'shared/vitals';
import { ApiException } from '../http/api-exception.ts';
import { addressGroup } from '../redis/rate-limits.ts';
import { describeError } from '../config/logging.ts';
import { DailyPathLimit } from './daily-path-limit.ts';
import { type KnownPage, KnownPages } from './known-pages.ts';
import { Redis } from '../redis/redis.ts';
import { MissingPaths } from './missing-paths.ts';
import { normalizeMissingPath } from './normalize-missing-path.ts';
import { dayOf, daysUntil, weeksOf } from './period.ts';
import { VisitCounts } from './visit-counts.ts';
import { summarizePages, summarizeSite } from './vitals-report.ts';

const sinceKey = 'vitals:since';

const noPages =
  'The list of pages couldn’t be loaded from nginx. Run "make status" to see if nginx is up. Development has no nginx.';

const noCounts =
  'The counts couldn’t be read from Redis. Try again in a minute. "make logs" shows why.';

/** Counts visits and missing paths, and reports them for the dashboard. */
@Injectable()
export class VitalsService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(VitalsService.name);
  private readonly dailyLimit = new DailyPathLimit();

  constructor(
    private readonly redis: Redis,
    private readonly pages: KnownPages,
    private readonly visits: VisitCounts,
    private readonly missing: MissingPaths,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    await this.flush().catch((error: unknown) =>
      this.logger.error({
        event: 'vitals-not-stored',
        error: describeError(error),
      }),
    );
  }

  /**
   * Ignores what isn't a known page or isn't missing. `address` isn't stored.
   */
  async count(beacon: Beacon, address: string): Promise<void> {
    const page = await this.pages.find(beacon.page ?? '');
    if (page && metrics.some((metric) => beacon[metric] !== undefined)) {
      this.visits.add(page.path, beacon, Date.now());
    }
    const path = normalizeMissingPath(beacon.missing ?? '');
    // Without the list of pages, any path could be missing.
    if (path === undefined || (await this.pages.list()).length === 0) return;
    if (await this.pages.find(path)) return;
    const now = Date.now();
    if (!this.dailyLimit.allows(addressGroup(address), path, now)) return;
    this.missing.add(path, beacon.linked === true, now);
  }

  /**
   * Stores what was counted since the last time. Keeps it while Redis is
   * unavailable.
   */
  @Interval(5000)
  async flush(): Promise<void> {
    if (!this.redis.client.isReady) return;
    await Promise.all([
      this.recordStart(),
      this.visits.flush(),
      this.missing.flush(),
    ]);
  }

  /** Throws 503 without the list of pages or without Redis. */
  async report(): Promise<VitalsReport> {
    const pages = await this.pages.list();
    if (pages.length === 0) throw new ApiException(503, noPages);
    // A full Redis can still be read.
    await this.flush().catch(() => undefined);
    return this.read(pages).catch((error: unknown) => {
      this.logger.error({
        event: 'vitals-not-read',
        error: describeError(error),
      });
      throw new ApiException(503, noCounts);
    });
  }

  private async read(pages: readonly KnownPage[]): Promise<VitalsReport> {
    const today = Date.now();
    const days = daysUntil(today);
    const weeks = await Promise.all(
      pages.map(async (page) => {
        const counters = weeksOf(days).map((week) =>
          this.visits.read(page.path, week),
        );
        return [page, await Promise.all(counters)] as const;
      }),
    );
    return {
      since: (await this.redis.client.get(sinceKey)) ?? dayOf(today),
      from: days[0] ?? '',
      site: summarizeSite(weeks.map(([, ofPage]) => ofPage)),
      pages: summarizePages(weeks),
      ...(await this.missing.read(days)),
    };
  }

  /**
   * Stores the day when counting began. It begins again if Redis loses its
   * data.
   */
  private async recordStart(): Promise<void> {
    await this.redis.client.set(sinceKey, dayOf(Date.now()), {
      condition: 'NX',
    });
  }
}
