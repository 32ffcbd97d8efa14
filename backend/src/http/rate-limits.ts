import { Injectable, Logger, Module } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { ApiException } from './api-exception.ts';
import { Redis } from '../redis/redis.ts';

/**
 * The rate limit key of an address. An IPv6 subscriber has a whole /64, so it counts as one visitor. An
 * IPv4 address is its own key in any notation.
 */
export function addressGroup(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** Allows a number of tries per key and period. The caller decides what happens above the limit. */
export class Quota {
  constructor(private readonly limiter: RateLimiterAbstract) {}

  /** Counts a try. Resolves with false above the limit. */
  async consume(key: string): Promise<boolean> {
    try {
      await this.limiter.consume(key);
      return true;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return false;
      throw reason;
    }
  }

  /** Undoes one `consume`. */
  async refund(key: string): Promise<void> {
    await this.limiter.reward(key);
  }
}

/** The response above a limit. */
export class LimitExceeded extends ApiException {
  constructor(
    message: string,
    retryAfter: number,
    /** Whether this is the key's first try above the limit in this period. */
    readonly isFirst: boolean,
  ) {
    super(429, message, { retryAfter });
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
    try {
      await this.limiter.consume(key);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      const retryAfter = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
      const isFirst = reason.consumedPoints === this.limiter.points + 1;
      // Only the first, because a flood would fill the log.
      if (isFirst) this.logger.warn({ event: 'rate-limited', limit: this.limiter.keyPrefix });
      throw new LimitExceeded(this.message, retryAfter, isFirst);
    }
  }

  async reset(key: string): Promise<void> {
    await this.limiter.delete(key);
  }
}

interface Rate {
  /** Unique prefix of the keys in Redis. */
  readonly name: string;
  readonly tries: number;
  readonly perSeconds: number;
}

interface Limit extends Rate {
  /** The error message above the limit. */
  readonly message: string;
}

/** Creates limits shared by all replicas through Redis, and in memory while Redis is unavailable. */
@Injectable()
export class RateLimits {
  constructor(private readonly redis: Redis) {}

  create({ message, ...rate }: Limit): RateLimit {
    return new RateLimit(this.limiter(rate), message);
  }

  createQuota(rate: Rate): Quota {
    return new Quota(this.limiter(rate));
  }

  private limiter({ name, tries, perSeconds }: Rate): RateLimiterRedis {
    const options = { keyPrefix: `limit:${name}`, points: tries, duration: perSeconds };
    return new RateLimiterRedis({
      ...options,
      storeClient: this.redis.client,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new RateLimiterMemory(options),
    });
  }
}

@Module({ providers: [RateLimits], exports: [RateLimits] })
export class LimitsModule {}
