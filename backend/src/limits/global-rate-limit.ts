import {
  type RateLimiterAbstract,
  RateLimiterQueue,
  RateLimiterQueueError,
} from 'rate-limiter-flexible';
import { ApiException } from '../http/api-exception.ts';
import type { Quota } from './quota.ts';

export interface QueueOptions {
  /** How many tries can wait in this process; the next one is refused. */
  readonly maxSize: number;
  /** Seconds between two tries that leave the queue. */
  readonly everySeconds: number;
  /** What a person reads when the queue is full. */
  readonly message: string;
}

/** So many tries of all visitors together at full speed; those beyond wait in a queue. */
export class GlobalRateLimit {
  private readonly queue: RateLimiterQueue;

  constructor(
    private readonly quota: Quota,
    pace: RateLimiterAbstract,
    private readonly queueOptions: QueueOptions,
  ) {
    this.queue = new RateLimiterQueue(pace, { maxQueueSize: queueOptions.maxSize });
  }

  /** Counts one try and resolves when its turn has come. Throws a 429 when the queue is full. */
  async pass(): Promise<void> {
    if (await this.quota.consume('all')) return;
    try {
      await this.queue.removeTokens(1);
    } catch (reason) {
      if (!(reason instanceof RateLimiterQueueError)) throw reason;
      const retryAfter = this.queueOptions.maxSize * this.queueOptions.everySeconds;
      throw new ApiException(429, this.queueOptions.message, { retryAfter });
    }
  }
}
