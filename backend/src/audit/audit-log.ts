import { Injectable, Logger, Module } from '@nestjs/common';
import { type Activity, type ActivityEvent, isActivity } from 'shared/activity';
import { describeError } from '../logging/redact.ts';
import { Redis } from '../redis/redis.ts';
import type { Actor } from './actor.ts';

/** The most entries that the dashboard shows. */
const shown = 1000;

/** Refusals have their own stream with half as much room, so that guessing passwords can't push out everything else. */
const streams = {
  refusals: { key: 'activity:refusals', kept: shown / 2 },
  others: { key: 'activity:others', kept: shown },
};

const refusals: readonly ActivityEvent[] = ['sign-in-refused', 'sign-ins-limited'];

/** What happened to the admin's account and what was done with it. All of it is logged, and the latest is in Redis. */
@Injectable()
export class AuditLog {
  private readonly logger = new Logger(AuditLog.name);

  constructor(private readonly redis: Redis) {}

  /** Never rejects, because what it records has already happened. A count of 0 means that nothing has. */
  async record(event: ActivityEvent, actor: Actor = {}, count?: number): Promise<void> {
    if (count === 0) return;
    this.logger.log({ event, ...actor, count });
    await this.keep({ event, ...actor, ...(count !== undefined && { count }) });
  }

  /** Only in Redis, for what's logged already. Never rejects. */
  async keep(entry: Omit<Activity, 'at'>): Promise<void> {
    const { key, kept } = refusals.includes(entry.event) ? streams.refusals : streams.others;
    const limit = { strategy: 'MAXLEN', strategyModifier: '=', threshold: kept } as const;
    try {
      await this.redis.client.xAdd(key, '*', { entry: JSON.stringify(entry) }, { TRIM: limit });
    } catch (error) {
      this.logger.error({ event: 'activity-not-kept', error: describeError(error) });
    }
  }

  /** Newest first, without entries that this release doesn't know, such as a newer one's after a rollback. */
  async read(): Promise<Activity[]> {
    const lists = await Promise.all(
      Object.values(streams).map(({ key }) => this.redis.client.xRevRange(key, '+', '-')),
    );
    const entries = lists.flat().filter((entry) => entry !== null);
    const activity = entries.map(toActivity).filter((entry) => entry !== undefined);
    const skipped = entries.length - activity.length;
    if (skipped > 0) this.logger.warn({ event: 'activity-skipped', count: skipped });
    return activity.sort((one, other) => other.at - one.at).slice(0, shown);
  }

  /** The number of a new session. */
  nextSession(): Promise<number> {
    return this.redis.client.incr('activity:sessions');
  }
}

interface StreamEntry {
  readonly id: string;
  readonly message: Readonly<Record<string, string>>;
}

function toActivity({ id, message: { entry = '' } }: StreamEntry): Activity | undefined {
  try {
    // A stream entry's ID starts with the time.
    const activity: unknown = { ...(JSON.parse(entry) as object), at: Number.parseInt(id, 10) };
    return isActivity(activity) ? activity : undefined;
  } catch {
    return undefined;
  }
}

@Module({ providers: [AuditLog], exports: [AuditLog] })
export class AuditModule {}
