import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ConfigModule } from '../config/settings.ts';
import { readSettings } from '../config/read-settings.ts';
import { describeError } from '../config/logging.ts';
import { MailModule } from '../mail/mail.module.ts';
import { Mailer } from '../mail/mailer.ts';
import {
  backupTasks,
  type Chore,
  chores,
  describeUpkeep,
  UpkeepLog,
} from '../monitoring/upkeep.ts';
import { RedisModule } from '../redis/redis.module.ts';
import { Redis } from '../redis/redis.ts';

const usage =
  'Usage: upkeep note images|backup | upkeep note-first images|backup | upkeep show | upkeep preflight [backup]';

/** Longest wait for Redis, in milliseconds. */
const timeout = 5000;

const isChore = (word: string | undefined): word is Chore => chores.some((chore) => chore === word);

/**
 * Records when a chore was done, shows when each was, or lists what's left before going live: whether the mail server
 * takes mail, and with `backup` whether there's a recent one.
 */
async function run(verb: string | undefined, chore: string | undefined): Promise<string> {
  @Module({
    imports: [
      ConfigModule.with(readSettings(process.env)),
      RedisModule,
      ...(verb === 'preflight' ? [MailModule] : []),
    ],
    providers: [UpkeepLog],
  })
  class UpkeepCommand {}

  const app = await NestFactory.createApplicationContext(UpkeepCommand, { logger: false });
  try {
    const hasRedis = await app.get(Redis).isAvailable(timeout);
    const log = app.get(UpkeepLog);
    if (verb === 'preflight') {
      const mailer = app.get(Mailer);
      await mailer.check().catch(() => undefined);
      const tasks = mailer.problem ? [mailer.problem] : [];
      if (!chore) return linesOf(tasks);
      const unknown = `The age of the newest backup is unknown, because Redis isn't answering. Start the site with "make up".`;
      return linesOf([
        ...tasks,
        ...(hasRedis ? backupTasks(await log.read(), Date.now()) : [unknown]),
      ]);
    }
    if (!hasRedis) throw new Error("Redis isn't answering.");
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

const linesOf = (sentences: readonly string[]): string =>
  sentences.map((sentence) => `${sentence}\n`).join('');

try {
  const [verb, chore] = process.argv.slice(2);
  process.stdout.write(await run(verb, chore));
} catch (error) {
  console.error(JSON.stringify(describeError(error)));
  process.exitCode = 1;
}
