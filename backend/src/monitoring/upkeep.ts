import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Settings } from '../config/settings.ts';
import { Redis } from '../redis/redis.ts';
import { AlertService } from './alert.service.ts';
import { Metrics } from './metrics.controller.ts';
import { cached, Readiness } from './readiness.ts';

/** The operator's recurring tasks. */
export const upkeepTasks = ['images', 'backup'] as const;
export type UpkeepTask = (typeof upkeepTasks)[number];

/** In milliseconds since 1970. */
export type LastDone = Partial<Record<UpkeepTask, number>>;

const key = 'upkeep';

/**
 * Stores in Redis when the images were last updated and when the last backup
 * was made.
 */
@Injectable()
export class UpkeepLog {
  constructor(private readonly redis: Redis) {}

  async record(task: UpkeepTask): Promise<void> {
    await this.redis.client.hSet(key, task, Date.now());
  }

  /**
   * Records the task unless it was recorded before: the first start counts as
   * an update.
   */
  async recordFirst(task: UpkeepTask): Promise<void> {
    await this.redis.client.hSetNX(key, task, Date.now().toString());
  }

  async read(): Promise<LastDone> {
    const fields = await this.redis.client.hGetAll(key);
    const known = upkeepTasks.filter((task) => Number(fields[task]) > 0);
    return Object.fromEntries(
      known.map((task) => [task, Number(fields[task])]),
    );
  }
}

const day = 24 * 60 * 60 * 1000;

const daysSince = (then: number, now: number): number =>
  Math.max(0, Math.floor((now - then) / day));

/** Warnings about overdue tasks. Backups only count after the first one. */
export function upkeepWarnings(
  { images, backup }: LastDone,
  now: number,
): string[] {
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
export const backupTasks = ({ backup }: LastDone, now: number): string[] =>
  backup === undefined
    ? [
        'No backup has been made yet. Run `make backup`, and set BACKUP_AT in .env to have one each day.',
      ]
    : upkeepWarnings({ backup }, now);

/**
 * Whether `make backup` saves this Redis: the site's own, in containers or as a
 * local process.
 */
const isBackedUp = (redisUrl: string): boolean =>
  ['redis', 'localhost', '127.0.0.1'].includes(new URL(redisUrl).hostname);

/** One line per task for `make status`. */
export function describeUpkeep(
  { images, backup }: LastDone,
  now: number,
): string {
  const age = (then: number): string => {
    const days = daysSince(then, now);
    return days === 0
      ? 'less than a day ago'
      : `${days} day${days === 1 ? '' : 's'} ago`;
  };
  return [
    ...(images === undefined ? [] : [`Images: updated ${age(images)}.`]),
    backup === undefined
      ? 'Backups: none made here yet.'
      : `Newest backup: ${age(backup)}.`,
  ].join('\n');
}

const lastDone = {
  images: new Gauge({
    name: 'images_updated_timestamp_seconds',
    help: 'When the images were last updated.',
  }),
  backup: new Gauge({
    name: 'backup_made_timestamp_seconds',
    help: 'When the newest backup was made.',
  }),
};

/** Warns of old images and backups, once a day by mail. */
@Injectable()
export class UpkeepMonitor {
  constructor(
    log: UpkeepLog,
    settings: Settings,
    alert: AlertService,
    readiness: Readiness,
    metrics: Metrics,
  ) {
    for (const task of upkeepTasks) {
      metrics.measure(lastDone[task], async () => {
        const { [task]: done } = await log.read();
        return done === undefined ? undefined : done / 1000;
      });
    }
    const check = cached(
      async () => upkeepWarnings(await log.read(), Date.now()),
      15_000,
    );
    alert.addWarnings(
      'upkeep',
      { what: 'the age of images and backup', needs: 'redis', check },
      {
        subject: 'The site needs upkeep',
        lines: [
          `${settings.SITE_URL} is working. But old images lack security updates, and an old backup lacks messages.`,
          'See "Updating" and "Backups, and moving" in docs/deployment.md.',
        ],
        every: 'day',
      },
    );
    // Some sites are backed up in another way, so it's no warning.
    if (isBackedUp(settings.REDIS_URL)) {
      const noBackup = async () => {
        const { backup } = await log.read();
        return backup === undefined ? backupTasks({}, Date.now()) : [];
      };
      readiness.addWarnings(
        { what: "whether there's a backup", needs: 'redis', check: noBackup },
        'notice',
      );
    }
  }
}
