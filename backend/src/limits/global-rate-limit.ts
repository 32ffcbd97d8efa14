import {
  type RateLimiterAbstract,
  RateLimiterQueue,
  RateLimiterQueueError,
} from 'rate-limiter-flexible';
import { Refusal } from '../http/api-exception.ts';
import type { Quota } from './quota.ts';

export interface Line {
  /** How many may wait in this process; whoever comes then is refused. */
  readonly places: number;
  /** Seconds between two who leave the line. */
  readonly everySeconds: number;
  /** What a person reads who finds the line full. */
  readonly sentence: string;
}

/** So many tries of all visitors together at full speed; those beyond wait in line. */
export class Ceiling {
  private readonly queue: RateLimiterQueue;

  constructor(
    private readonly quota: Quota,
    pace: RateLimiterAbstract,
    private readonly line: Line,
  ) {
    this.queue = new RateLimiterQueue(pace, { maxQueueSize: line.places });
  }

  /** Counts one try and resolves when its turn has come. Throws a 429 when the line is full. */
  async pass(): Promise<void> {
    if (await this.quota.consume('all')) return;
    try {
      await this.queue.removeTokens(1);
    } catch (reason) {
      if (!(reason instanceof RateLimiterQueueError)) throw reason;
      const retryAfter = this.line.places * this.line.everySeconds;
      throw new Refusal(429, this.line.sentence, { retryAfter });
    }
  }
}
