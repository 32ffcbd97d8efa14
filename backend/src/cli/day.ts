import { describeChange } from '../day/day-mail.ts';
import { DayService } from '../day/day.service.ts';
import { AuditLog } from '../monitoring/audit-log.ts';
import { Notices } from '../monitoring/notices.ts';
import { CommandError, runCommand } from './command.ts';

const [verb] = process.argv.slice(2);

/** Prints what the front desk has set, or takes all of it down. */
await runCommand(
  { providers: [AuditLog, DayService, Notices] },
  async (app, hasRedis) => {
    if (!hasRedis) {
      throw new CommandError(
        `Redis isn't answering. Start the site with "make up" and try again.`,
      );
    }
    const day = app.get(DayService);
    switch (verb) {
      case 'show': {
        const { changes } = await day.readStored();
        return changes.length > 0
          ? changes.map(describeChange).join('\n')
          : 'Nothing is set.';
      }
      case 'clear': {
        const changes = await day.clear({});
        return changes.length > 0
          ? ['Taken down:', ...changes.map(describeChange)].join('\n')
          : 'Nothing was set.';
      }
      default:
        throw new CommandError('Usage: day show | day clear');
    }
  },
);
