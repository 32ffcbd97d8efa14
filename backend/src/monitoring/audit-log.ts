import { Injectable, Logger } from '@nestjs/common';
import Bowser from 'bowser';
import type { Request } from 'express';
import { type Activity, type ActivityEvent, isActivity } from 'shared/activity';
import { describeError, shortenAddress } from '../config/logging.ts';
import { Redis } from '../redis/redis.ts';

/** The most entries that the dashboard shows. */
const maxShown = 1000;

/**
 * Refusals have their own stream with half as much room, so that guessing
 * passwords can't push out everything else.
 */
const streams = {
  refusals: { key: 'activity:refusals', kept: maxShown / 2 },
  others: { key: 'activity:others', kept: maxShown },
};

const refusals: readonly ActivityEvent[] = [
  'sign-in-refused',
  'sign-ins-limited',
];

/**
 * What happened to the admin's account and what was done with it. All of it is
 * logged, and the latest is in Redis.
 */
@Injectable()
export class AuditLog {
  private readonly logger = new Logger(AuditLog.name);

  constructor(private readonly redis: Redis) {}

  /**
   * Never rejects, because what it records has already happened. A count of 0
   * means that nothing has.
   */
  async record(
    event: ActivityEvent,
    actor: Actor = {},
    count?: number,
  ): Promise<void> {
    if (count === 0) return;
    this.logger.log({ event, ...actor, count });
    await this.keep({ event, ...actor, ...(count !== undefined && { count }) });
  }

  /** Records it only in Redis, for what's logged already. Never rejects. */
  async keep(entry: Omit<Activity, 'at'>): Promise<void> {
    const { key, kept } = refusals.includes(entry.event)
      ? streams.refusals
      : streams.others;
    const limit = {
      strategy: 'MAXLEN',
      strategyModifier: '=',
      threshold: kept,
    } as const;
    try {
      await this.redis.client.xAdd(
        key,
        '*',
        { entry: JSON.stringify(entry) },
        { TRIM: limit },
      );
    } catch (error) {
      this.logger.error({
        event: 'activity-not-kept',
        error: describeError(error),
      });
    }
  }

  /**
   * Newest first, without entries that this release doesn't know, such as a
   * newer one's after a rollback.
   */
  async read(): Promise<Activity[]> {
    const lists = await Promise.all(
      Object.values(streams).map(({ key }) =>
        this.redis.client.xRevRange(key, '+', '-'),
      ),
    );
    const entries = lists.flat().filter((entry) => entry !== null);
    const activity = entries
      .map(toActivity)
      .filter((entry) => entry !== undefined);
    const skipped = entries.length - activity.length;
    if (skipped > 0)
      this.logger.warn({ event: 'activity-skipped', count: skipped });
    return activity.sort((one, other) => other.at - one.at).slice(0, maxShown);
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

function toActivity({
  id,
  message: { entry = '' },
}: StreamEntry): Activity | undefined {
  try {
    // A stream entry's ID starts with the time.
    const activity: unknown = {
      ...(JSON.parse(entry) as object),
      at: Number.parseInt(id, 10),
    };
    return isActivity(activity) ? activity : undefined;
  } catch {
    return undefined;
  }
}

/** Who did something in the browser. Empty for what was done on the server. */
export type Actor = Pick<
  Activity,
  'session' | 'isDesk' | 'address' | 'browser'
>;

export function actorOf(request: Request): Actor {
  const session = sessionNumberOf(request);
  const browser = browserFamily(request.get('user-agent') ?? '');
  const user: { readonly isDesk?: true } | undefined = request.user;
  return {
    ...(session !== undefined && { session }),
    ...(user?.isDesk && { isDesk: true }),
    address: shortenAddress(request.ip ?? ''),
    ...(browser !== undefined && { browser }),
  };
}

/** For a mail, a line each. */
export const describeActor = ({
  address = '',
  browser = 'an unknown browser',
}: Actor): string[] => [
  `Network: ${address} (the end of the address is left out)`,
  `Browser: ${browser}`,
];

/**
 * Undefined without a session, and for one from before sessions had numbers.
 */
export const sessionNumberOf = ({
  user,
}: {
  readonly user?: { readonly session?: number } | undefined;
}): number | undefined => user?.session;

const knownBrowsers = new Set<string>(Object.values(Bowser.BROWSER_MAP));

/**
 * Such as `Firefox`. Undefined for an unknown one, because Bowser then returns
 * the client's own text.
 */
export function browserFamily(userAgent: string): string | undefined {
  // No real browser sends a longer one.
  if (userAgent === '' || userAgent.length > 500) return undefined;
  const name = Bowser.getParser(userAgent).getBrowserName();
  return knownBrowsers.has(name) ? name : undefined;
}
