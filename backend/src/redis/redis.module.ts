import { Global, Module } from '@nestjs/common';
import { Redis } from './redis.ts';

@Global()
@Module({ providers: [Redis], exports: [Redis] })
export class RedisModule {}
