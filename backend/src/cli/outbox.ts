import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { OutboxState } from '../../../frontend/src/contracts/messages.ts';
import { ConfigModule } from '../config/settings.ts';
import { readSettings, SettingsError } from '../config/read-settings.ts';
import { describeError } from '../logging/redact.ts';
import { createJsonLogger } from '../logging/json-logger.ts';
import { OutboxModule } from '../outbox/outbox.module.ts';
import { Outbox } from '../outbox/outbox.ts';
import { Redis, RedisModule } from '../redis/redis.ts';
import { ReadinessModule } from '../readiness/readiness.ts';
import { describeOutbox, summarizeOutbox } from './outbox-table.ts';

const usage =
  'Usage: outbox list | outbox summary | outbox retry [ID] | outbox discard ID | outbox discard-quarantined';

const unknownNumber =
  'No message of this number waits, has failed or is quarantined: see "make outbox".';

/** Longest wait for Redis, in milliseconds. */
const timeout = 5000;

/** Lists what waits, has failed or is quarantined, sets it going or discards it. Prints no message. */
async function run(verb: string | undefined, id: string | undefined): Promise<string> {
  @Module({
    imports: [
      ConfigModule.with(readSettings(process.env)),
      ReadinessModule,
      RedisModule,
      OutboxModule,
    ],
  })
  class OutboxCommand {}

  const app = await NestFactory.createApplicationContext(OutboxCommand, { logger: false });
  try {
    if (!(await app.get(Redis).isAvailable(timeout))) {
      throw new CommandError(
        'Redis does not answer. Start the site with "make up", and try again.',
      );
    }
    // Only what's done to messages is worth a log line here.
    app.useLogger(createJsonLogger('info', 'stderr'));
    const outbox = app.get(Outbox);
    switch (verb) {
      case 'list':
        return describeOutbox(await outbox.list(), new Date());
      case 'summary':
        return summarizeOutbox(await outbox.counts());
      case 'retry':
        return describeRetry(await outbox.retry(id, 'terminal'), id);
      case 'discard':
        if (!id) throw new CommandError(usage);
        return describeDiscard(await outbox.discard(id));
      case 'discard-quarantined':
        return `Quarantined messages discarded for good: ${await outbox.discardQuarantined()}.`;
      default:
        throw new CommandError(usage);
    }
  } finally {
    await app.close();
  }
}

function describeRetry(count: number, id: string | undefined): string {
  if (id && count === 0) throw new CommandError(unknownNumber);
  return `Messages on their way again: ${count}. "make outbox" lists those that are left.`;
}

function describeDiscard(state: OutboxState | undefined): string {
  switch (state) {
    case 'failed':
      return 'Discarded for good: a message that could not be delivered.';
    case 'quarantined':
      return 'Discarded for good: a message that was quarantined.';
    case 'waiting':
      throw new CommandError(
        'This message waits for its next delivery, and was not discarded: only one that failed or is quarantined can be.',
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
