import { Module } from '@nestjs/common';
import { AlertModule } from '../alert/alert.module.ts';
import { CleanupTask, Outbox } from './outbox.ts';
import { DigestTurn, Quarantine } from './quarantine.ts';
import { OutboxAlert } from './outbox-alert.ts';
import { SetAsideMigration } from './set-aside-migration.ts';

@Module({ providers: [Outbox, Quarantine], exports: [Outbox, Quarantine] })
export class OutboxModule {}

/** What the running service does for its outbox; a command at the terminal does without. */
@Module({
  imports: [AlertModule, OutboxModule],
  providers: [DigestTurn, OutboxAlert, CleanupTask, SetAsideMigration],
  exports: [DigestTurn],
})
export class OutboxCareModule {}
