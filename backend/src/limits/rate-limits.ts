import { Injectable, Logger, Module } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { ApiException } from '../http/api-exception.ts';
import { Redis } from '../redis/redis.ts';

/**
 * The key under which an address is limited. One line of IPv6 has a /64, so all of it counts as one
 * visitor; an IPv4 address is its own key, in whichever form it is written.
 */
export function addressGroup(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** Allows a number of tries per key and time; the caller decides what happens above it. */
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

  /** Takes back one try that shouldn't be counted. */
  async refund(key: string): Promise<void> {
    await this.limiter.reward(key);
  }
}

/** Allows a number of tries per key and time. */
export class RateLimit {
  private readonly logger = new Logger(RateLimit.name);

  constructor(
    private readonly limiter: RateLimiterAbstract,
    private readonly message: string,
  ) {}

  /** Counts one try. Throws a 429 that says when to come back once there are none left. */
  async consume(key: string): Promise<void> {
    try {
      await this.limiter.consume(key);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      this.logger.warn({ event: 'rate-limited', limit: this.limiter.keyPrefix });
      const retryAfter = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
      throw new ApiException(429, this.message, { retryAfter });
    }
  }

  /** Forgets the tries of a key. */
  async reset(key: string): Promise<void> {
    await this.limiter.delete(key);
  }
}

interface Rate {
  /** Part of the keys in Redis; unique. */
  readonly name: string;
  readonly tries: number;
  readonly perSeconds: number;
}

interface Limit extends Rate {
  /** What a person reads above the limit. */
  readonly message: string;
}

/** Makes limits that hold across restarts and replicas, and go on in memory while Redis is unavailable. */
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
