import { Global, Module } from '@nestjs/common';
import { Readiness } from './readiness.ts';

@Global()
@Module({ providers: [Readiness], exports: [Readiness] })
export class ReadinessModule {}
