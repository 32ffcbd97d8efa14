import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ConfigModule } from '../config/settings.ts';
import { readSettings } from '../config/read-settings.ts';
import { describeError } from '../logging/redact.ts';
import { Redis, RedisModule } from '../redis/redis.ts';
import { ReadinessModule } from '../readiness/readiness.ts';
import { chores, UpkeepLog, type Chore } from '../upkeep/upkeep-log.ts';
import { describeUpkeep } from '../upkeep/upkeep-monitor.ts';

const usage = 'Usage: upkeep note images|backup | upkeep note-first images|backup | upkeep show';

/** Longest wait for Redis, in milliseconds. */
const timeout = 5000;

const isChore = (word: string | undefined): word is Chore => chores.some((chore) => chore === word);

/** Records when a chore was done, or shows when each was. */
async function run(verb: string | undefined, chore: string | undefined): Promise<string> {
  @Module({
    imports: [ConfigModule.with(readSettings(process.env)), ReadinessModule, RedisModule],
    providers: [UpkeepLog],
  })
  class UpkeepCommand {}

  const app = await NestFactory.createApplicationContext(UpkeepCommand, { logger: false });
  try {
    if (!(await app.get(Redis).isAvailable(timeout))) throw new Error("Redis isn't answering.");
    const log = app.get(UpkeepLog);
    if (verb === 'show') return `${describeUpkeep(await log.read(), Date.now())}\n`;
    if (!isChore(chore)) throw new Error(usage);
    if (verb === 'note') await log.note(chore);
    else if (verb === 'note-first') await log.noteFirst(chore);
    else throw new Error(usage);
    return '';
  } finally {
    await app.close();
  }
}

try {
  const [verb, chore] = process.argv.slice(2);
  process.stdout.write(await run(verb, chore));
} catch (error) {
  console.error(JSON.stringify(describeError(error)));
  process.exitCode = 1;
}
