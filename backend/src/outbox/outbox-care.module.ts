import { Module } from '@nestjs/common';
import { AlertModule } from '../alert/alert.module.ts';
import { DigestTurn } from './digest-turn.ts';
import { OutboxAlert } from './outbox-alert.ts';
import { OutboxKeeper } from './cleanup-task.ts';
import { OutboxModule } from './outbox.module.ts';
import { SetAsideMigration } from './set-aside-migration.ts';

/** What the running service does for its outbox; a command at the terminal does without. */
@Module({
  imports: [AlertModule, OutboxModule],
  providers: [DigestTurn, OutboxAlert, OutboxKeeper, SetAsideMigration],
  exports: [DigestTurn],
})
export class OutboxCareModule {}
