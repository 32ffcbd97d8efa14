import { Module } from '@nestjs/common';
import { Outbox } from './outbox.ts';
import { Quarantine } from './quarantine.ts';

@Module({ providers: [Outbox, Quarantine], exports: [Outbox, Quarantine] })
export class OutboxModule {}
