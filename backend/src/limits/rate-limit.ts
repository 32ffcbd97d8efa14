import { Logger } from '@nestjs/common';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../http/api-exception.ts';

/** So many tries in so many seconds for each key. */
export class RateLimit {
  private readonly logger = new Logger(RateLimit.name);

  constructor(
    private readonly limiter: RateLimiterAbstract,
    private readonly sentence: string,
  ) {}

  /** Counts one try. Throws a 429 that says when to come back once there are none left. */
  async take(key: string): Promise<void> {
    try {
      await this.limiter.consume(key);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      this.logger.warn({ event: 'rate-limited', limit: this.limiter.keyPrefix });
      const retryAfter = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
      throw new Refusal(429, this.sentence, { retryAfter });
    }
  }

  /** Takes back one try that should not have counted. */
  async giveBack(key: string): Promise<void> {
    await this.limiter.reward(key);
  }

  /** Forgets the tries of a key. */
  async forgive(key: string): Promise<void> {
    await this.limiter.delete(key);
  }
}
