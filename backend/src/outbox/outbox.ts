import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Job, JobType, Queue } from 'bullmq';
import type { OutboxEntry, OutboxState } from '../../../frontend/src/contracts/messages.ts';
import { describeError } from '../logging/redact.ts';
import type { RedisClient } from '../redis/create-redis-client.ts';
import { Redis } from '../redis/redis.ts';
import {
  keptDelivered,
  keptForAPerson,
  openDeliveryQueue,
  type OutboxCounts,
  type OutboxItem,
  type OutboxJob,
} from './delivery-queue.ts';
import { Quarantine } from './quarantine.ts';

const underWay: JobType[] = ['active', 'wait', 'delayed', 'prioritized'];

/** BullMQ's name for the number of attempts made, in a job's hash. Without it a job has made none. */
const attemptsMadeField = 'atm';

/** Who retries, for the log. */
type Operator = 'admin' | 'terminal';

/** As many messages of one state as a person would read. */
const listLimit = 1000;

/**
 * Messages that are to be mailed, in Redis. Every call rejects while Redis is unavailable; those that write
 * also when it is full or read-only.
 */
@Injectable()
export class Outbox implements OnApplicationShutdown {
  private readonly logger = new Logger(Outbox.name);
  private readonly client: RedisClient;
  private readonly deliveries: Queue<OutboxJob>;

  constructor(
    { client }: Redis,
    private readonly quarantine: Quarantine,
  ) {
    this.client = client;
    this.deliveries = openDeliveryQueue(client);
    // A rejected call tells its caller; without a listener the event would end the process.
    this.deliveries.on('error', (error: unknown) => {
      this.logger.debug({ event: 'queue-error', error: describeError(error) });
    });
  }

  /**
   * Resolves once Redis has the message in its append-only file, with the others to be delivered. One
   * that is there already is not added again.
   */
  async add(item: OutboxItem): Promise<void> {
    await this.deliveries.add('message', item, { jobId: item.id });
  }

  /** The messages that wait, have failed or are quarantined, each kind oldest first, at most 1000 of each. */
  async list(): Promise<OutboxEntry[]> {
    const [waiting, failed, quarantined] = await Promise.all([
      this.deliveries.getJobs(underWay, 0, listLimit - 1),
      this.deliveries.getJobs('failed', 0, listLimit - 1),
      this.quarantine.list(listLimit),
    ]);
    return [
      ...toEntries(waiting, 'waiting'),
      ...toEntries(failed, 'failed'),
      ...oldestFirst(quarantined),
    ];
  }

  /** Takes as many commands for thousands of messages as for one, and reads none of them. */
  async counts(): Promise<OutboxCounts> {
    const [waiting, failed, quarantine, ...oldest] = await Promise.all([
      this.deliveries.getJobCountByTypes(...underWay),
      this.deliveries.getJobCountByTypes('failed'),
      this.quarantine.counts(),
      ...underWay.map((state) => this.oldestIn(state)),
    ]);
    const now = Date.now();
    const longestWait = now - Math.min(now, ...oldest.flat());
    return { waiting, failed, ...quarantine, longestWait };
  }

  /**
   * Delivers now what waits for its next attempt or has failed, and resets the attempts. With an id
   * only that one, which can also be a quarantined one. Resolves with how many were retried.
   */
  async retry(id?: string, by: Operator = 'admin'): Promise<number> {
    if (id !== undefined && (await this.release(id, by))) return 1;
    const jobs = await this.retryable(id);
    const outcomes = await Promise.allSettled(jobs.map((job) => this.deliverNow(job, by)));
    // A job that the worker took in between is being delivered already.
    return outcomes.filter(({ status }) => status === 'fulfilled').length;
  }

  /**
   * Permanently removes a message that has failed or is quarantined; only from the terminal. Resolves with
   * the state it was in, or with nothing when there's no such message. A waiting message isn't removed.
   */
  async discard(id: string): Promise<OutboxState | undefined> {
    if (await this.quarantine.remove(id)) {
      this.logger.log({ event: 'discarded', id, state: 'quarantined', by: 'terminal' });
      return 'quarantined';
    }
    const job = await this.deliveries.getJob(id);
    if (!job || (await job.isCompleted())) return undefined;
    if (!(await job.isFailed())) return 'waiting';
    await job.remove();
    this.logger.log({ event: 'discarded', id, state: 'failed', by: 'terminal' });
    return 'failed';
  }

  /** Permanently removes every quarantined message; only from the terminal. Resolves with how many there were. */
  async discardQuarantined(): Promise<number> {
    const count = await this.quarantine.removeAll();
    this.logger.log({ event: 'discarded', count, state: 'quarantined', by: 'terminal' });
    return count;
  }

  /** Removes what has expired. */
  async removeExpired(): Promise<void> {
    await this.deliveries.clean(keptDelivered * 1000, 0, 'completed');
    await this.deliveries.clean(keptForAPerson * 1000, 0, 'failed');
    await this.quarantine.removeExpired();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.deliveries.close();
  }

  /** When the oldest message of a state was added, found inside Redis; none when there is none. */
  private async oldestIn(state: JobType): Promise<number[]> {
    const timestamp = `${this.deliveries.toKey('*')}->timestamp`;
    // The form of SORT that a full or read-only Redis answers too.
    const [oldest] = await this.client.sortRo(this.deliveries.toKey(state), {
      BY: timestamp,
      GET: timestamp,
      LIMIT: { offset: 0, count: 1 },
    });
    return oldest ? [Number(oldest)] : [];
  }

  private async retryable(id: string | undefined): Promise<Job<OutboxJob>[]> {
    if (id === undefined) return this.deliveries.getJobs(['failed', 'delayed']);
    const job = await this.deliveries.getJob(id);
    return job && ((await job.isFailed()) || (await job.isDelayed())) ? [job] : [];
  }

  private async deliverNow(job: Job<OutboxJob>, by: Operator): Promise<void> {
    const { id = '' } = job;
    const isFailed = await job.isFailed();
    if (isFailed) await job.retry('failed', { resetAttemptsMade: true });
    else {
      // BullMQ resets the count of failed jobs only. First, so that a crash in between costs nothing;
      // HDEL, so that a job which has gone since then isn't brought back in part.
      await this.client.hDel(this.deliveries.toKey(id), attemptsMadeField);
      await job.promote();
    }
    this.logger.log({ event: 'retried', id, state: isFailed ? 'failed' : 'waiting', by });
  }

  /** Added before it's removed: after a crash in between it's in both places, and mailed once. */
  private async release(id: string, by: Operator): Promise<boolean> {
    const [item] = await this.quarantine.read([id]);
    if (!item) return false;
    await this.add(item);
    await this.quarantine.remove(id);
    this.logger.log({ event: 'retried', id, state: 'quarantined', by });
    return true;
  }
}

function toEntries(jobs: readonly Job<OutboxJob>[], state: OutboxState): OutboxEntry[] {
  return oldestFirst(
    jobs.map(({ id = '', data, attemptsMade, failedReason }) => ({
      id,
      state,
      receivedAt: data.receivedAt,
      attempts: attemptsMade,
      lastError: failedReason || '',
      reason: '',
    })),
  );
}

function oldestFirst(entries: readonly OutboxEntry[]): OutboxEntry[] {
  return entries.toSorted((a, b) => a.receivedAt.localeCompare(b.receivedAt));
}

const hour = 60 * 60 * 1000;

/** Taken while the file counts as fresh, by whichever replica was first. */
const rewrittenKey = 'outbox:file-rewritten';
const freshSeconds = 24 * 60 * 60;

/** Removes what has expired, from the lists and from Redis's file. */
@Injectable()
export class CleanupTask implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(CleanupTask.name);
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly outbox: Outbox,
    private readonly redis: Redis,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.run(), hour).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Never rejects: while Redis is unavailable, the next run does it. */
  async run(): Promise<void> {
    try {
      await this.outbox.removeExpired();
      const turn = await this.redis.client.set(rewrittenKey, new Date().toISOString(), {
        condition: 'NX',
        expiration: { type: 'EX', value: freshSeconds },
      });
      // An append-only file holds every message it ever took until it's rewritten.
      if (turn === 'OK') await this.redis.client.sendCommand(['BGREWRITEAOF']);
    } catch (error) {
      this.logger.warn({ event: 'outbox-not-tidied', error: describeError(error) });
    }
  }
}
