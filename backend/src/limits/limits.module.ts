import { Module } from '@nestjs/common';
import { RateLimits } from './rate-limits.ts';

@Module({ providers: [RateLimits], exports: [RateLimits] })
export class LimitsModule {}
