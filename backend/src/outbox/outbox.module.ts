import { Module } from '@nestjs/common';
import { AlertModule } from '../alert/alert.module.ts';
import { CleanupTask, Outbox } from './outbox.ts';
import { DigestLock, Quarantine } from './quarantine.ts';
import { OutboxAlert } from './outbox-alert.ts';
import { QuarantineMigration } from './quarantine-migration.ts';

@Module({ providers: [Outbox, Quarantine], exports: [Outbox, Quarantine] })
export class OutboxModule {}

/** The outbox's background tasks. CLI commands run without them. */
@Module({
  imports: [AlertModule, OutboxModule],
  providers: [DigestLock, OutboxAlert, CleanupTask, QuarantineMigration],
  exports: [DigestLock],
})
export class OutboxTasksModule {}
