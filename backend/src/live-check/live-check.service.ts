import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import type {
  LiveCheckProgress,
  LiveCheckResult,
  LiveCheckStatus,
  SiteReport,
} from '../../../frontend/src/contracts/live-check.ts';
import type { Manifest } from '../../../frontend/src/contracts/manifest.ts';
import { Settings } from '../config/settings.ts';
import { type RateLimit, RateLimits } from '../limits/rate-limits.ts';
import { describeError } from '../logging/redact.ts';
import { Redis } from '../redis/redis.ts';
import { compare } from './compare.ts';
import { type Answer, type NoAnswer, PagesClient } from './pages.client.ts';

/** The manifest can't be had, or is another version's: there's nothing to compare with. */
class NoManifest extends Error {
  override readonly name = 'NoManifest';
}

/** @throws NoManifest */
function parseManifest(text: string): Manifest {
  try {
    const { siteUrl, pages, crawlerFiles } = JSON.parse(text) as Partial<Manifest>;
    if (siteUrl && pages?.[0]?.sha256 && crawlerFiles) return { siteUrl, pages, crawlerFiles };
  } catch {
    // Another program answers.
  }
  throw new NoManifest();
}

const runningKey = 'live-check:running';
const resultKey = 'live-check:result';

/** Milliseconds. */
const longestCheck = 60_000;
const progressInterval = 250;

/** Longer than one request can take: a check whose process died counts as ended after this. */
const silenceLimit = 15_000;

const requestsAtOnce = 4;

const noManifest =
  'The pages could not be read from nginx, so nothing was checked. See whether nginx is running ("make status"); in development there is none.';
const brokenOff = 'The check broke off. Try again; "make logs" tells more.';

/** Runs one check of the served site at a time, whichever replica is asked; all of them find its result. */
@Injectable()
export class LiveCheckService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(LiveCheckService.name);
  private readonly limit: RateLimit;
  private readonly shutdown = new AbortController();
  private run: Promise<void> = Promise.resolve();

  constructor(
    private readonly redis: Redis,
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

  async read(): Promise<LiveCheckStatus> {
    const [running, result] = await this.redis.client.mGet([runningKey, resultKey]);
    return {
      running: running ? (JSON.parse(running) as LiveCheckProgress) : null,
      result: result ? (JSON.parse(result) as LiveCheckResult) : null,
    };
  }

  /** Begins a check unless one is under way. Throws a 429 when the last one has only just begun. */
  async start(): Promise<void> {
    const { running } = await this.read();
    if (running) return;
    await this.limit.consume('site');
    const startedAt = new Date().toISOString();
    if (await this.note({ startedAt, done: 0, total: 0 }, 'NX')) this.run = this.check(startedAt);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.shutdown.abort();
    await this.run;
  }

  /** Resolves with whether it was noted: `NX` unless a check is under way, `XX` while it is. */
  private async note(progress: LiveCheckProgress, condition: 'NX' | 'XX'): Promise<boolean> {
    const expiration = { type: 'PX', value: silenceLimit } as const;
    const options = { condition, expiration };
    const answer = await this.redis.client.set(runningKey, JSON.stringify(progress), options);
    return answer === 'OK';
  }

  /** Never rejects: no caller waits for it. */
  private async check(startedAt: string): Promise<void> {
    const started = performance.now();
    let outcome: Pick<LiveCheckResult, 'addresses' | 'failure' | 'report'>;
    try {
      outcome = await this.compareSite(startedAt);
    } catch (error) {
      this.logger.error({ event: 'live-check-failed', error: describeError(error) });
      outcome = { addresses: 0, failure: error instanceof NoManifest ? noManifest : brokenOff };
    }
    const finishedAt = new Date().toISOString();
    const milliseconds = Math.round(performance.now() - started);
    const result: LiveCheckResult = { finishedAt, milliseconds, ...outcome };
    // The result, and room for the next check, in one step.
    const steps = this.redis.client.multi().del(runningKey);
    if (!this.shutdown.signal.aborted) steps.set(resultKey, JSON.stringify(result));
    await steps.exec().catch((error: unknown) => {
      this.logger.error({ event: 'live-check-not-kept', error: describeError(error) });
    });
  }

  /** Asks for every address of the manifest, a few at a time. @throws NoManifest */
  private async compareSite(startedAt: string): Promise<{ addresses: number; report: SiteReport }> {
    const signal = AbortSignal.any([this.shutdown.signal, AbortSignal.timeout(longestCheck)]);
    const declared = await this.pages.get('/manifest.json', signal);
    const manifest = parseManifest('body' in declared ? declared.body.toString() : '');
    const paths = new Set([
      ...manifest.pages.flatMap((page) => page.paths),
      ...manifest.crawlerFiles.map(({ path }) => path),
      ...manifest.pages.map(({ socialImage }) => socialImage),
    ]);
    const answers = new Map<string, Answer | NoAnswer>();
    const queue = paths.values();
    let notedAt = performance.now();
    const worker = async (): Promise<void> => {
      for (const path of queue) {
        answers.set(path, await this.pages.get(path, signal));
        // Each note waits for the disk; the page doesn't ask more often.
        if (performance.now() - notedAt < progressInterval) continue;
        notedAt = performance.now();
        await this.note({ startedAt, done: answers.size, total: paths.size }, 'XX');
      }
    };
    await Promise.all(Array.from({ length: requestsAtOnce }, worker));
    const answerTo = (path: string) => answers.get(path) ?? { failure: 'It was not asked for.' };
    const report = compare(manifest, answerTo, this.settings.SITE_URL);
    return { addresses: paths.size, report };
  }
}
