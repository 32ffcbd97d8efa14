import { Injectable } from '@nestjs/common';
import { Redis } from '../redis/redis.ts';
import type { SiteReport } from './report.ts';

export interface Progress {
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly done: number;
  /** Addresses to ask; 0 until that is known. */
  readonly total: number;
}

export interface LiveCheckResult {
  /** ISO 8601, UTC. */
  readonly finishedAt: string;
  readonly milliseconds: number;
  readonly addresses: number;
  /** Why nothing could be checked, as a sentence; there is no report then. */
  readonly failure?: string;
  readonly report?: SiteReport;
}

const runningKey = 'live-check:running';
const resultKey = 'live-check:result';

/** Longer than one request may take: a check whose process died counts as ended after this. */
const silenceLimit = 15_000;

/** The check under way and the last result, where every replica of the backend finds them. */
@Injectable()
export class LiveCheckStore {
  constructor(private readonly redis: Redis) {}

  /** Takes the place of the one check under way; false when it is taken. */
  async begin(progress: Progress): Promise<boolean> {
    const answer = await this.redis.client.set(runningKey, JSON.stringify(progress), {
      condition: 'NX',
      expiration: { type: 'PX', value: silenceLimit },
    });
    return answer === 'OK';
  }

  async report(progress: Progress): Promise<void> {
    await this.redis.client.set(runningKey, JSON.stringify(progress), {
      condition: 'XX',
      expiration: { type: 'PX', value: silenceLimit },
    });
  }

  /** Keeps the result, and makes room for the next check, in one step. */
  async end(result: LiveCheckResult | undefined): Promise<void> {
    const steps = this.redis.client.multi().del(runningKey);
    if (result) steps.set(resultKey, JSON.stringify(result));
    await steps.exec();
  }

  async read(): Promise<{ running: Progress | null; result: LiveCheckResult | null }> {
    const [running, result] = await this.redis.client.mGet([runningKey, resultKey]);
    return {
      running: running ? (JSON.parse(running) as Progress) : null,
      result: result ? (JSON.parse(result) as LiveCheckResult) : null,
    };
  }
}
