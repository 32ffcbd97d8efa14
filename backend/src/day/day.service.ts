import { isDeepStrictEqual } from 'node:util';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import {
  type DayChange,
  type DayChanges,
  endOf,
  isDayChange,
  type PhoneDown,
  phoneDownAt,
  startOf,
} from 'shared/day-changes';
import { openStatus, statusText } from 'shared/open-status';
import { zoneClock } from 'shared/opening-hours';
import * as is from 'shared/shape';
import { describeError } from '../config/logging.ts';
import { office } from '../config/practice.ts';
import { Settings } from '../config/settings.ts';
import { adminUnavailable, ApiException } from '../http/api-exception.ts';
import { type Actor, AuditLog } from '../monitoring/audit-log.ts';
import { Notices } from '../monitoring/notices.ts';
import { Redis } from '../redis/redis.ts';
import {
  composeDayMail,
  describeChange,
  describeDifference,
} from './day-mail.ts';

/** Holds `DayChanges` as JSON. */
const key = 'day';

/**
 * Sets a value if it's still the one that was read. Its reply means that it's
 * on disk. ARGV: the old value, empty if there was none, and the new one.
 */
const replaceScript = `
if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2])
return 1
`;

/** Milliseconds. The mail is taken back if the change isn't stored by then. */
const mailDelay = 2000;

/** How often every backend reads it, in milliseconds. */
const refreshInterval = 5000;

const isList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value);

const isStored = is.objectWith({ version: is.number, changes: isList });

/** The door at some moment. */
export interface OfficeNow {
  /** It's open, and there's a phone that works. */
  readonly takesCalls: boolean;
  /** Such as `Closed. Opens Tuesday 9:00 AM`. */
  readonly status: string;
}

/** Someone else has changed it since it was read. */
class DayConflict extends ApiException {
  constructor(changes: readonly DayChange[]) {
    const now =
      changes.length > 0
        ? `Set now: ${changes.map(describeChange).join(' · ')}`
        : 'Nothing is set now.';
    super(
      409,
      `Someone else changed this in the meantime, so yours wasn’t saved. Try again if it’s still right. ${now}`,
    );
  }
}

/**
 * What the front desk has set for a day. It's in Redis, and what was read last
 * is served while Redis is away. A change that has ended is left out, by our
 * own clock.
 */
@Injectable()
export class DayService implements OnApplicationBootstrap {
  private readonly logger = new Logger(DayService.name);
  private latest: DayChanges | undefined;
  private skipped = '';

  constructor(
    private readonly redis: Redis,
    private readonly audit: AuditLog,
    private readonly notices: Notices,
    private readonly settings: Settings,
  ) {}

  /** Local, as in opening-hours.ts. */
  get now(): number {
    return zoneClock(office.clockChanges).toLocal(Date.now());
  }

  /** By what was read last. */
  get office(): OfficeNow {
    const { changes } = this.latest ?? { changes: [] };
    const status = openStatus(Date.now(), office, changes);
    const { phoneDown } = this;
    const hasPhone = !phoneDown || phoneDown.number !== undefined;
    return {
      takesCalls: status.isOpen && hasPhone,
      status: statusText(status),
    };
  }

  /** By what was read last. */
  get phoneDown(): PhoneDown | undefined {
    return phoneDownAt(this.latest?.changes ?? [], this.now);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.refresh();
  }

  /** So that there's something to serve when Redis goes away. */
  @Interval(refreshInterval)
  async refresh(): Promise<void> {
    await this.load().catch(() => undefined);
  }

  /**
   * What visitors are told. Its version is 0 while there's nothing, as on pages
   * without any of it. Throws 503 if it was never read.
   */
  async read(): Promise<DayChanges> {
    await this.refresh();
    if (!this.latest) throw new ApiException(503, 'Please try again soon.');
    const changes = this.current(this.latest.changes);
    return { version: changes.length > 0 ? this.latest.version : 0, changes };
  }

  /** What's stored. Throws 503 while Redis is unavailable. */
  async readStored(): Promise<DayChanges> {
    const { version, changes } = await this.load().catch(this.unavailable);
    return { version, changes: this.current(changes) };
  }

  /**
   * Whether it was set and has ended meanwhile. Someone who changes another one
   * may still send it.
   */
  hasEnded(change: unknown): boolean {
    const { now } = this;
    const changes = this.latest?.changes ?? [];
    return changes.some(
      (one) => endOf(one) <= now && isDeepStrictEqual(one, change),
    );
  }

  /**
   * Sets all changes. Resolves once they're on disk. Throws 409 if the version
   * isn't the stored one any more.
   */
  async replace(next: DayChanges, actor: Actor): Promise<void> {
    try {
      await this.store(next, actor);
    } catch (error) {
      if (error instanceof ApiException) throw error;
      this.unavailable(error);
    }
  }

  /** Takes everything down. @returns what it was. */
  async clear(actor: Actor): Promise<readonly DayChange[]> {
    const { version, changes } = await this.readStored();
    if (changes.length > 0) await this.replace({ version, changes: [] }, actor);
    return changes;
  }

  private async store(next: DayChanges, actor: Actor): Promise<void> {
    const raw = (await this.redis.client.get(key)) ?? '';
    const stored = this.parse(raw);
    const before = this.current(stored.changes);
    // The same again, because the first answer was lost.
    if (isDeepStrictEqual(before, next.changes)) return;
    if (stored.version !== next.version) throw new DayConflict(before);

    const version = stored.version + 1;
    const difference = describeDifference(before, next.changes);
    const mail = composeDayMail(difference, version, actor, this.settings);
    // First, so that no change goes unnoticed if this process is killed.
    const takeBack = await this.notices.add('day-change', mail, mailDelay);
    const value = { version, changes: next.changes };
    const isSet = await this.redis.client.eval(replaceScript, {
      keys: [key],
      arguments: [raw, JSON.stringify(value)],
    });
    if (isSet !== 1) {
      await takeBack();
      throw new DayConflict((await this.readStored()).changes);
    }
    this.latest = value;
    this.logger.log({ event: 'day-changed', version, ...actor });
    const what = difference.join(' · ');
    await this.audit.keep({ event: 'day-changed', ...actor, what });
  }

  private async load(): Promise<DayChanges> {
    const raw = await this.redis.client.get(key);
    this.latest = this.parse(raw ?? '');
    return this.latest;
  }

  private current(changes: readonly DayChange[]): DayChange[] {
    const { now } = this;
    return changes.filter((change) => now < endOf(change));
  }

  /**
   * Leaves out what this release doesn't know, such as a newer one's after a
   * rollback.
   */
  private parse(raw: string): DayChanges {
    if (raw === '') return { version: 0, changes: [] };
    const stored = is.parseJson(raw, isStored);
    const changes = (stored?.changes ?? [])
      .filter(isDayChange)
      .filter(hasPeriod);
    if (changes.length !== stored?.changes.length) this.reportSkipped(raw);
    return { version: stored?.version ?? 0, changes };
  }

  /** Logs the same value only once. */
  private reportSkipped(raw: string): void {
    if (raw === this.skipped) return;
    this.skipped = raw;
    this.logger.error({ event: 'day-not-read' });
  }

  private readonly unavailable = (error: unknown): never => {
    this.logger.error({ event: 'day-not-stored', error: describeError(error) });
    throw adminUnavailable();
  };
}

const hasPeriod = (change: DayChange): boolean =>
  Number.isFinite(startOf(change)) && Number.isFinite(endOf(change));
