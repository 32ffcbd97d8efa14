import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
} from '@nestjs/common';
import type {
  LiveCheckProgress,
  LiveCheckResult,
  LiveCheckStatus,
} from 'shared/live-check';
import { Settings } from '../config/settings.ts';
import { type RateLimit, RateLimits } from '../redis/rate-limits.ts';
import { describeError } from '../config/logging.ts';
import {
  fetchManifest,
  fetchPage,
  noResponse,
  type PageResponse,
} from './fetch-page.ts';
import { Redis } from '../redis/redis.ts';
import { compare } from './compare-pages.ts';
import { compareReports } from './compare-reports.ts';

const runningKey = 'live-check:running';
const resultKey = 'live-check:last-result';

/** Milliseconds. */
const checkTimeout = 60_000;
const progressInterval = 250;

/**
 * After this time without progress, a check counts as dead. Longer than one
 * request can take.
 */
const staleAfter = 15_000;

const maxConcurrentRequests = 4;

const noManifest =
  'The pages couldn’t be loaded from nginx, so nothing was checked. Run "make status" to see if nginx is up. Development has no nginx.';
const checkAborted =
  'The check stopped early. Try again. "make logs" shows why.';

/**
 * Runs one check at a time and shares progress and result with all replicas.
 */
@Injectable()
export class LiveCheckService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(LiveCheckService.name);
  private readonly limit: RateLimit;
  private readonly shutdown = new AbortController();
  private run: Promise<void> = Promise.resolve();

  constructor(
    private readonly redis: Redis,
    private readonly settings: Settings,
    limits: RateLimits,
  ) {
    this.limit = limits.create({
      name: 'live-check',
      tries: 1,
      perSeconds: 30,
      message:
        'The last check started less than 30 seconds ago. Wait a moment and try again.',
    });
  }

  async read(): Promise<LiveCheckStatus> {
    const [running, result] = await this.redis.client.mGet([
      runningKey,
      resultKey,
    ]);
    return {
      running: running ? (JSON.parse(running) as LiveCheckProgress) : null,
      result: result ? (JSON.parse(result) as LiveCheckResult) : null,
    };
  }

  /**
   * Starts a check unless one is running. Resolves with whether it did. Throws
   * 429 if the last one started less than 30 seconds ago.
   */
  async start(): Promise<boolean> {
    const { running } = await this.read();
    if (running) return false;
    await this.limit.consume('site');
    const startedAt = new Date().toISOString();
    const isFree = await this.saveProgress(
      { startedAt, done: 0, total: 0 },
      'NX',
    );
    if (isFree) this.run = this.check(startedAt);
    return isFree;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.shutdown.abort();
    await this.run;
  }

  /**
   * Resolves with whether it was saved: `NX` if no check is running, `XX` if
   * one is.
   */
  private async saveProgress(
    progress: LiveCheckProgress,
    condition: 'NX' | 'XX',
  ): Promise<boolean> {
    const expiration = { type: 'PX', value: staleAfter } as const;
    const options = { condition, expiration };
    const reply = await this.redis.client.set(
      runningKey,
      JSON.stringify(progress),
      options,
    );
    return reply === 'OK';
  }

  /** Never rejects: no caller waits for it. */
  private async check(startedAt: string): Promise<void> {
    const started = performance.now();
    const outcome = await this.compareSite(startedAt).catch(
      (error: unknown) => {
        this.logger.error({
          event: 'live-check-failed',
          error: describeError(error),
        });
        return { addresses: 0, failure: checkAborted };
      },
    );
    const finishedAt = new Date().toISOString();
    const milliseconds = Math.round(performance.now() - started);
    const result: LiveCheckResult = { finishedAt, milliseconds, ...outcome };
    // Store the result and unlock in one step.
    const steps = this.redis.client.multi().del(runningKey);
    if (!this.shutdown.signal.aborted)
      steps.set(resultKey, JSON.stringify(result));
    await steps.exec().catch((error: unknown) =>
      this.logger.error({
        event: 'live-check-not-kept',
        error: describeError(error),
      }),
    );
  }

  /** Requests all paths of the manifest. */
  private async compareSite(
    startedAt: string,
  ): Promise<Omit<LiveCheckResult, 'finishedAt' | 'milliseconds'>> {
    const signal = AbortSignal.any([
      this.shutdown.signal,
      AbortSignal.timeout(checkTimeout),
    ]);
    const manifest = await fetchManifest(this.settings.PAGES_URL, signal);
    if (!manifest) return { addresses: 0, failure: noManifest };
    const paths = new Set([
      ...manifest.pages.flatMap((page) => [...page.paths, page.socialImage]),
      ...manifest.crawlerFiles.map(({ path }) => path),
    ]);
    const responses = new Map<string, PageResponse>();
    const queue = paths.values();
    let savedAt = performance.now();
    const worker = async (): Promise<void> => {
      for (const path of queue) {
        responses.set(path, await this.fetch(path, signal));
        // Saving waits for the disk, and the dashboard doesn't poll more often.
        if (performance.now() - savedAt < progressInterval) continue;
        savedAt = performance.now();
        await this.saveProgress(
          { startedAt, done: responses.size, total: paths.size },
          'XX',
        );
      }
    };
    await Promise.all(Array.from({ length: maxConcurrentRequests }, worker));
    const responseFor = (path: string) =>
      responses.get(path) ?? noResponse('It wasn’t checked.');
    const report = compare(manifest, responseFor, this.settings.SITE_URL);
    const { result } = await this.read();
    return { addresses: paths.size, ...compareReports(report, result) };
  }

  /** Requests from nginx's internal port only. */
  private fetch(path: string, signal: AbortSignal): Promise<PageResponse> {
    const url = new URL(this.settings.PAGES_URL);
    // Unlike resolving the path, this can't change the host.
    url.pathname = path;
    return fetchPage(url, signal);
  }
}
