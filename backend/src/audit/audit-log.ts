import { Injectable, Logger, Module } from '@nestjs/common';
import type { Activity, ActivityEvent } from '../../../frontend/src/contracts/activity.ts';
import { describeError } from '../logging/redact.ts';
import { Redis } from '../redis/redis.ts';
import type { Actor } from './actor.ts';

/** Entries in Redis, of refused sign-ins and of everything else. */
const kept = 1000;

/** Refusals have a list of their own, so that guessing passwords can't push out everything else. */
const streams = { refusals: 'activity:refusals', others: 'activity:others' };

/** What happened to the admin's account and what was done with it: all in the log, the latest in Redis. */
@Injectable()
export class AuditLog {
  private readonly logger = new Logger(AuditLog.name);

  constructor(private readonly redis: Redis) {}

  /** Never rejects: what it records has happened. */
  async record(event: ActivityEvent, actor: Actor = {}, count?: number): Promise<void> {
    this.logger.log({ event, ...actor, count });
    await this.keep({ event, ...actor, ...(count !== undefined && { count }) });
  }

  /** Only in Redis, for what's logged already. Never rejects. */
  async keep(entry: Omit<Activity, 'at'>): Promise<void> {
    const stream = entry.event === 'sign-in-refused' ? streams.refusals : streams.others;
    const limit = { strategy: 'MAXLEN', strategyModifier: '=', threshold: kept } as const;
    try {
      await this.redis.client.xAdd(stream, '*', { entry: JSON.stringify(entry) }, { TRIM: limit });
    } catch (error) {
      this.logger.error({ event: 'activity-not-kept', error: describeError(error) });
    }
  }

  /** Newest first. */
  async read(): Promise<Activity[]> {
    const lists = await Promise.all(
      Object.values(streams).map((stream) => this.redis.client.xRevRange(stream, '+', '-')),
    );
    return lists
      .flat()
      .flatMap((item) => (item === null ? [] : [toActivity(item)]))
      .sort((one, other) => other.at - one.at);
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

function toActivity({ id, message: { entry = '' } }: StreamEntry): Activity {
  // Redis begins the ID with the time.
  return { ...(JSON.parse(entry) as Omit<Activity, 'at'>), at: Number.parseInt(id, 10) };
}

@Module({ providers: [AuditLog], exports: [AuditLog] })
export class AuditModule {}
