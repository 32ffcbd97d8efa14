import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

/** So many tries in so many seconds for each key; what becomes of one beyond is the caller's choice. */
export class Quota {
  constructor(private readonly limiter: RateLimiterAbstract) {}

  /** Counts one try. Resolves with false when there were none left. */
  async consume(key: string): Promise<boolean> {
    try {
      await this.limiter.consume(key);
      return true;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return false;
      throw reason;
    }
  }

  /** Takes back one try that shouldn't have counted. */
  async refund(key: string): Promise<void> {
    await this.limiter.reward(key);
  }
}
