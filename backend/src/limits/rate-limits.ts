import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { Redis } from '../redis/redis.ts';
import { Ceiling, type Line } from './global-rate-limit.ts';
import { Quota } from './quota.ts';
import { RateLimit } from './rate-limit.ts';

interface Rate {
  /** Part of the keys in Redis; unique. */
  readonly name: string;
  readonly tries: number;
  readonly perSeconds: number;
}

interface Limit extends Rate {
  /** What a person reads who has used them up. */
  readonly sentence: string;
}

/** Makes limits that hold across restarts and replicas, and go on in memory while Redis is away. */
@Injectable()
export class RateLimits {
  constructor(private readonly redis: Redis) {}

  create({ sentence, ...rate }: Limit): RateLimit {
    return new RateLimit(this.limiter(rate), sentence);
  }

  createQuota(rate: Rate): Quota {
    return new Quota(this.limiter(rate));
  }

  createCeiling({ line, ...rate }: Rate & { readonly line: Line }): Ceiling {
    const pace = { name: `${rate.name}-line`, tries: 1, perSeconds: line.everySeconds };
    return new Ceiling(this.createQuota(rate), this.limiter(pace), line);
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
