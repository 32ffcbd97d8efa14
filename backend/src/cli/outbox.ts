import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { OutboxState } from 'shared/messages';
import { AuditLog } from '../monitoring/audit-log.ts';
import { ConfigModule } from '../config/settings.ts';
import { readSettings, SettingsError } from '../config/read-settings.ts';
import { createJsonLogger, describeError } from '../config/logging.ts';
import { listLimit, Outbox, OutboxModule } from '../outbox/outbox.ts';
import { Spool } from '../outbox/spool.ts';
import { RedisModule } from '../redis/redis.module.ts';
import { Redis } from '../redis/redis.ts';
import { describeOutbox, describeSpool, summarizeOutbox } from './outbox-table.ts';

const usage =
  'Usage: outbox list | outbox summary | outbox retry [ID] | outbox discard ID | outbox discard-quarantined';

const unknownNumber = `There's no such message. Run "make outbox" to see their numbers.`;

/** Longest wait for Redis, in milliseconds. */
const timeout = 5000;

/** Lists, retries or discards messages. Never prints their content. */
async function run(verb: string | undefined, id: string | undefined): Promise<string> {
  @Module({
    imports: [ConfigModule.with(readSettings(process.env)), RedisModule, OutboxModule],
    providers: [AuditLog],
  })
  class OutboxCommand {}

  const app = await NestFactory.createApplicationContext(OutboxCommand, { logger: false });
  try {
    if (!(await app.get(Redis).isAvailable(timeout))) {
      throw new CommandError(describeSpool(await app.get(Spool).list(listLimit), new Date()));
    }
    // Skip Nest's startup messages.
    app.useLogger(createJsonLogger('info', 'stderr'));
    const outbox = app.get(Outbox);
    const audit = app.get(AuditLog);
    switch (verb) {
      case 'list':
        return describeOutbox(await outbox.list(), new Date());
      case 'summary':
        return summarizeOutbox(await outbox.counts());
      case 'retry': {
        const count = await outbox.retry(id, 'terminal');
        await audit.record('messages-retried', {}, count);
        return describeRetry(count, id);
      }
      case 'discard': {
        if (!id) throw new CommandError(usage);
        const answer = describeDiscard(await outbox.discard(id));
        await audit.record('messages-discarded', {}, 1);
        return answer;
      }
      case 'discard-quarantined': {
        const count = await outbox.discardQuarantined();
        await audit.record('messages-discarded', {}, count);
        return `Quarantined messages deleted for good: ${count}.`;
      }
      default:
        throw new CommandError(usage);
    }
  } finally {
    await app.close();
  }
}

function describeRetry(count: number, id: string | undefined): string {
  if (id && count === 0) throw new CommandError(unknownNumber);
  return `Messages on their way again: ${count}. Run "make outbox" to see what's left.`;
}

function describeDiscard(state: OutboxState | undefined): string {
  switch (state) {
    case 'failed':
      return "Deleted for good: a message that couldn't be delivered.";
    case 'quarantined':
      return 'Deleted for good: a quarantined message.';
    case 'waiting':
      throw new CommandError(
        "This message is still waiting to be delivered, so it wasn't deleted. You can only delete failed or quarantined messages.",
      );
    case undefined:
      throw new CommandError(unknownNumber);
  }
}

class CommandError extends Error {}

try {
  const [verb, id] = process.argv.slice(2);
  console.log(await run(verb, id === '' ? undefined : id));
} catch (error) {
  const known = error instanceof CommandError || error instanceof SettingsError;
  console.error(known ? error.message : JSON.stringify(describeError(error)));
  process.exitCode = 1;
}
