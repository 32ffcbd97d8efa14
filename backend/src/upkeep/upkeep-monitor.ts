import { Injectable, Module } from '@nestjs/common';
import { AlertModule } from '../alert/alert.module.ts';
import { AlertService } from '../alert/alert.service.ts';
import { Settings } from '../config/settings.ts';
import { cached, Readiness } from '../readiness/readiness.ts';
import { UpkeepLog, type LastDone } from './upkeep-log.ts';

const day = 24 * 60 * 60 * 1000;

const daysSince = (then: number, now: number): number =>
  Math.max(0, Math.floor((now - then) / day));

/** Warnings about overdue chores. Backups only count after the first one. */
export function upkeepWarnings({ images, backup }: LastDone, now: number): string[] {
  const warnings: string[] = [];
  if (images !== undefined && daysSince(images, now) > 35) {
    warnings.push(
      `The images were last updated ${daysSince(images, now)} days ago. Run \`make update\`.`,
    );
  }
  if (backup !== undefined && daysSince(backup, now) > 7) {
    warnings.push(
      `The newest backup is ${daysSince(backup, now)} days old. Run \`make backup\`, and check what should be doing it.`,
    );
  }
  return warnings;
}

/** What `make preflight` says about backups. */
export function backupTasks({ backup }: LastDone, now: number): string[] {
  return backup === undefined
    ? ['No backup has been made yet. Run "make backup", and let cron do it from then on.']
    : upkeepWarnings({ backup }, now);
}

/** One line per chore for `make status`. */
export function describeUpkeep({ images, backup }: LastDone, now: number): string {
  const age = (then: number): string => {
    const days = daysSince(then, now);
    return days === 0 ? 'less than a day ago' : `${days} day${days === 1 ? '' : 's'} ago`;
  };
  return [
    ...(images === undefined ? [] : [`Images: updated ${age(images)}.`]),
    backup === undefined ? 'Backups: none made here yet.' : `Newest backup: ${age(backup)}.`,
  ].join('\n');
}

/** Warns of old images and backups in the health details and once a day by mail. */
@Injectable()
class UpkeepMonitor {
  constructor(log: UpkeepLog, settings: Settings, alert: AlertService, readiness: Readiness) {
    const warnings = cached(async () => upkeepWarnings(await log.read(), Date.now()), 15_000);
    readiness.addWarnings(warnings);
    alert.add('upkeep', async () => {
      const found = await warnings();
      if (found.length === 0) return undefined;
      return {
        subject: 'The site needs upkeep',
        lines: [
          ...found,
          '',
          `${settings.SITE_URL} is working. But old images lack security updates, and an old backup lacks messages.`,
          'See "Updating" and "Backups, and moving" in docs/deployment.md.',
        ],
        every: 'day' as const,
      };
    });
  }
}

@Module({
  imports: [AlertModule],
  providers: [UpkeepLog, UpkeepMonitor],
})
export class UpkeepModule {}
