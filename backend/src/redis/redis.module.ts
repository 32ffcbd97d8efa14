import { Global, Module } from '@nestjs/common';
import { JobQueues } from './job-queues.ts';
import { RateLimits } from './rate-limits.ts';
import { Redis } from './redis.ts';

@Global()
@Module({
  providers: [JobQueues, RateLimits, Redis],
  exports: [JobQueues, RateLimits, Redis],
})
export class RedisModule {}
