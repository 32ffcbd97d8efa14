import { Module } from '@nestjs/common';
import { AlertModule } from '../alert/alert.module.ts';
import { CleanupTask, Outbox } from './outbox.ts';
import { DigestTurn, Quarantine } from './quarantine.ts';
import { OutboxAlert } from './outbox-alert.ts';
import { SetAsideMigration } from './set-aside-migration.ts';

@Module({ providers: [Outbox, Quarantine], exports: [Outbox, Quarantine] })
export class OutboxModule {}

/** The outbox with its background tasks; commands at the terminal run without them. */
@Module({
  imports: [AlertModule, OutboxModule],
  providers: [DigestTurn, OutboxAlert, CleanupTask, SetAsideMigration],
  exports: [DigestTurn],
})
export class OutboxCareModule {}
