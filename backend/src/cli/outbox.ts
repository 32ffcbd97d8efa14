import type { OutboxState } from 'shared/messages';
import { AuditLog } from '../monitoring/audit-log.ts';
import { describeUpkeep, UpkeepLog } from '../monitoring/upkeep.ts';
import { listLimit, Outbox, OutboxModule } from '../outbox/outbox.ts';
import { Spool } from '../outbox/spool.ts';
import { CommandError, runCommand } from './command.ts';
import {
  describeOutbox,
  describeSpool,
  summarizeOutbox,
} from './outbox-table.ts';

const usage =
  'Usage: outbox list | outbox summary | outbox retry [ID] | outbox discard ID | outbox discard-quarantined [unseen]';

const unknownNumber = `There's no such message. Run "make outbox" to see their numbers.`;

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

/** `left`: quarantined messages that no digest has mailed yet. */
function describeDiscardAll(count: number, left: number): string {
  const deleted = `Quarantined messages deleted for good: ${count}.`;
  if (left === 0) return deleted;
  return `${deleted} Not deleted, because no digest has mailed them yet: ${left}. To delete them too: make outbox-discard ALL=1 UNSEEN=1`;
}

const [verb, id] = process.argv.slice(2).filter(Boolean);

/**
 * Lists, retries or discards messages. Never prints their content. The summary
 * for `make status` says the age of images and backups, too.
 */
await runCommand(
  { imports: [OutboxModule], providers: [AuditLog, UpkeepLog] },
  async (app, hasRedis) => {
    if (!hasRedis) {
      throw new CommandError(
        describeSpool(await app.get(Spool).list(listLimit), new Date()),
      );
    }
    const outbox = app.get(Outbox);
    const audit = app.get(AuditLog);
    switch (verb) {
      case 'list':
        return describeOutbox(
          await outbox.list(),
          await outbox.counts(),
          new Date(),
        );
      case 'summary':
        // Together, because starting Node takes most of the time.
        return [
          summarizeOutbox(await outbox.counts()),
          describeUpkeep(await app.get(UpkeepLog).read(), Date.now()),
        ].join('\n');
      case 'retry': {
        const count = await outbox.retry(id);
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
        const count =
          id === 'unseen'
            ? await outbox.discardQuarantined()
            : await outbox.discardListed();
        await audit.record('messages-discarded', {}, count);
        return describeDiscardAll(count, (await outbox.counts()).unlisted);
      }
      default:
        throw new CommandError(usage);
    }
  },
);
