import { Global, Module } from '@nestjs/common';
import { JobQueues } from './job-queues.ts';
import { Redis } from './redis.ts';

@Global()
@Module({ providers: [JobQueues, Redis], exports: [JobQueues, Redis] })
export class RedisModule {}
