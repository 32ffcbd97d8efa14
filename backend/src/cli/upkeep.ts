import { MailModule } from '../mail/mail.module.ts';
import { Mailer } from '../mail/mailer.ts';
import {
  backupTasks,
  type UpkeepTask,
  upkeepTasks,
  UpkeepLog,
} from '../monitoring/upkeep.ts';
import { CommandError, runCommand } from './command.ts';

const usage =
  'Usage: upkeep note images|backup | upkeep note-first images|backup | upkeep preflight [backup]';

const unknownAge = `The age of the newest backup is unknown, because Redis isn't answering. Start the site with "make up".`;

const isUpkeepTask = (word: string | undefined): word is UpkeepTask =>
  upkeepTasks.some((task) => task === word);

const [verb, task] = process.argv.slice(2);
const imports = verb === 'preflight' ? [MailModule] : [];

/**
 * Records when a task was done, or lists what's left before going live: whether
 * the mail server takes mail, and with `backup` whether there's a recent one.
 */
await runCommand({ imports, providers: [UpkeepLog] }, async (app, hasRedis) => {
  const log = app.get(UpkeepLog);
  if (verb === 'preflight') {
    const mailer = app.get(Mailer);
    await mailer.check().catch(() => undefined);
    const tasks = mailer.problem ? [mailer.problem] : [];
    if (!task) return tasks.join('\n');
    const backup = hasRedis
      ? backupTasks(await log.read(), Date.now())
      : [unknownAge];
    return [...tasks, ...backup].join('\n');
  }
  if (!hasRedis) throw new CommandError("Redis isn't answering.");
  if (!isUpkeepTask(task)) throw new CommandError(usage);
  if (verb === 'note') await log.record(task);
  else if (verb === 'note-first') await log.recordFirst(task);
  else throw new CommandError(usage);
  return '';
});
