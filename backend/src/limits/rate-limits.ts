import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { Redis } from '../redis/redis.ts';
import { RateLimit } from './rate-limit.ts';

interface Limit {
  /** Part of the keys in Redis; unique. */
  readonly name: string;
  readonly tries: number;
  readonly perSeconds: number;
  /** What a person reads who has used them up. */
  readonly sentence: string;
}

/** Makes limits that hold across restarts and replicas, and go on in memory while Redis is away. */
@Injectable()
export class RateLimits {
  constructor(private readonly redis: Redis) {}

  create({ name, tries, perSeconds, sentence }: Limit): RateLimit {
    const options = { keyPrefix: `limit:${name}`, points: tries, duration: perSeconds };
    const limiter = new RateLimiterRedis({
      ...options,
      storeClient: this.redis.client,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new RateLimiterMemory(options),
    });
    return new RateLimit(limiter, sentence);
  }
}
