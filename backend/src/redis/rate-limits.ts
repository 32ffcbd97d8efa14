import { HttpException, HttpStatus, Injectable, Logger } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { Redis } from './redis.ts';

/**
 * The rate limit key of an address. An IPv6 subscriber has a whole /64, so it
 * counts as one visitor. An IPv4 address is its own key in any notation.
 */
export function addressGroup(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** The response above a limit. */
export class LimitExceeded extends HttpException {
  constructor(
    message: string,
    /** Seconds. */
    readonly retryAfter: number,
    /** Whether this is the key's first try above the limit in this period. */
    readonly isFirst: boolean,
  ) {
    super(message, HttpStatus.TOO_MANY_REQUESTS);
  }
}

/** Allows a number of tries per key and period. */
export class RateLimit {
  private readonly logger = new Logger(RateLimit.name);

  constructor(
    private readonly limiter: RateLimiterAbstract,
    private readonly message: string,
  ) {}

  /** Counts a try. @throws LimitExceeded */
  async consume(key: string): Promise<void> {
    const excess = await this.countTry(key);
    if (!excess) return;
    const retryAfter = Math.max(1, Math.ceil(excess.msBeforeNext / 1000));
    const isFirst = excess.consumedPoints === this.limiter.points + 1;
    // Only the first, because a flood would fill the log.
    if (isFirst)
      this.logger.warn({
        event: 'rate-limited',
        limit: this.limiter.keyPrefix,
      });
    throw new LimitExceeded(this.message, retryAfter, isFirst);
  }

  /** Counts a try. Resolves with whether it's within the limit. */
  async allows(key: string): Promise<boolean> {
    return !(await this.countTry(key));
  }

  /** Undoes one try. */
  async refund(key: string): Promise<void> {
    await this.limiter.reward(key);
  }

  async reset(key: string): Promise<void> {
    await this.limiter.delete(key);
  }

  /** Resolves with the state above the limit. */
  private async countTry(key: string): Promise<RateLimiterRes | undefined> {
    try {
      await this.limiter.consume(key);
      return undefined;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return reason;
      throw reason;
    }
  }
}

interface Limit {
  /** Unique prefix of the keys in Redis. */
  readonly name: string;
  readonly tries: number;
  readonly perSeconds: number;
  /**
   * The error message above the limit, unless the caller decides what happens
   * then.
   */
  readonly message?: string;
}

/**
 * Creates limits shared by all replicas through Redis, and in memory while
 * Redis is unavailable.
 */
@Injectable()
export class RateLimits {
  constructor(private readonly redis: Redis) {}

  create({ name, tries, perSeconds, message = '' }: Limit): RateLimit {
    const options = {
      keyPrefix: `limit:${name}`,
      points: tries,
      duration: perSeconds,
    };
    const limiter = new RateLimiterRedis({
      ...options,
      storeClient: this.redis.client,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new RateLimiterMemory(options),
    });
    return new RateLimit(limiter, message);
  }
}
