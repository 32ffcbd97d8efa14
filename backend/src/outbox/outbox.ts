import { Injectable, Logger, Module } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { Job, JobType, Queue } from 'bullmq';
import type { OutboxEntry, OutboxState } from 'shared/messages';
import { describeError } from '../config/logging.ts';
import type { RedisClient } from '../redis/create-redis-client.ts';
import { JobQueues } from '../redis/job-queues.ts';
import { Redis } from '../redis/redis.ts';
import { DeliveryCounts } from './delivery-counts.ts';
import {
  deliveredRetention,
  deliveryOptions,
  failedRetention,
  type OutboxCounts,
  type OutboxItem,
  type OutboxJob,
  outboxQueueName,
} from './delivery-queue.ts';
import {
  isOverflow,
  Quarantine,
  type QuarantinedItem,
  QuarantineFullError,
} from './quarantine.ts';
import { Spool, spoolLimits } from './spool.ts';

const pendingStates: JobType[] = ['active', 'wait', 'delayed'];

/**
 * BullMQ's field for the number of attempts. A job without it has made none.
 */
const attemptsMadeField = 'atm';

/**
 * Set by the replica that rewrites the append-only file, until the next rewrite
 * is due.
 */
const rewrittenKey = 'outbox:file-rewritten';

/** The most messages of one state in a list. */
export const listLimit = 1000;

/**
 * Undelivered messages. They are in Redis, or on this machine's disk while
 * Redis can't take them. Except `add`, all calls reject while Redis is
 * unavailable, and those that write also while it's full or read-only.
 */
@Injectable()
export class Outbox {
  private readonly logger = new Logger(Outbox.name);
  private readonly client: RedisClient;
  private readonly deliveries: Queue<OutboxJob>;
  private isStoring = false;

  constructor(
    { client }: Redis,
    queues: JobQueues,
    private readonly quarantine: Quarantine,
    private readonly spool: Spool,
  ) {
    this.client = client;
    this.deliveries = queues.open(outboxQueueName, deliveryOptions);
  }

  /**
   * Resolves once the message is on disk. A message with a known ID isn't
   * delivered again. `digestDueAt`, in milliseconds: quarantines it until a
   * digest is due. Rejects if there's no space, also for a suspected message
   * when only the quarantine is full.
   */
  async add(item: OutboxItem, digestDueAt?: number): Promise<void> {
    try {
      await this.store(item, digestDueAt);
    } catch (error) {
      this.logger.warn({
        event: 'not-stored',
        id: item.id,
        error: describeError(error),
      });
      const isSuspected = digestDueAt !== undefined && !isOverflow(item);
      if (isSuspected && error instanceof QuarantineFullError) throw error;
      const limit = isSuspected ? spoolLimits.suspected : spoolLimits.all;
      await this.spool.add(item, digestDueAt, limit);
      this.logger.log({ event: 'spooled', id: item.id });
    }
  }

  /**
   * Moves spooled messages to Redis. A message stays spooled until Redis has it
   * on disk. If the process is killed in between, it's moved again, which
   * changes nothing. Suspected ones that the quarantine has no space for hold
   * up no others.
   */
  @Interval(2000)
  async storeSpooled(): Promise<void> {
    // Thousands of messages take longer than the interval.
    if (this.isStoring) return;
    this.isStoring = true;
    try {
      await this.spool.removeExpired();
      for (const name of await this.spool.names()) {
        const message = await this.spool.read(name);
        if (!message) continue;
        try {
          await this.store(message.item, message.digestDueAt);
        } catch (error) {
          const isFull = error instanceof QuarantineFullError;
          if (isFull && !isOverflow(message.item)) continue;
          throw error;
        }
        await this.spool.remove(name);
        this.logger.log({
          event: 'spooled-message-stored',
          id: message.item.id,
        });
      }
    } finally {
      this.isStoring = false;
    }
  }

  /**
   * Waiting, failed and quarantined messages, oldest first, at most 1000 of
   * each.
   */
  async list(): Promise<OutboxEntry[]> {
    const [spooled, waiting, failed, quarantined] = await Promise.all([
      this.spool.list(listLimit),
      this.deliveries.getJobs(pendingStates, 0, listLimit - 1),
      this.deliveries.getJobs('failed', 0, listLimit - 1),
      this.quarantine.list(listLimit),
    ]);
    return [
      ...spooled,
      ...toEntries(waiting, 'waiting'),
      ...toEntries(failed, 'failed'),
      ...oldestFirst(quarantined),
    ];
  }

  /** Needs a constant number of commands and doesn't read the messages. */
  async counts(): Promise<OutboxCounts> {
    const [{ spooled, since, damaged }, queued, failed, quarantine, ...oldest] =
      await Promise.all([
        this.spool.counts(),
        this.deliveries.getJobCountByTypes(...pendingStates),
        this.deliveries.getJobCountByTypes('failed'),
        this.quarantine.counts(),
        ...pendingStates.map((state) => this.oldestIn(state)),
      ]);
    const now = Date.now();
    const longestWait = now - Math.min(now, since, ...oldest.flat());
    return {
      waiting: spooled + queued,
      failed: failed + damaged,
      ...quarantine,
      longestWait,
    };
  }

  /**
   * Delivers waiting and failed messages now and resets their attempts. With an
   * ID, only that one, which can also be quarantined. Resolves with the number
   * of retried messages.
   */
  async retry(id?: string): Promise<number> {
    if (id !== undefined && (await this.release(id))) return 1;
    const jobs = await this.retryable(id);
    const outcomes = await Promise.allSettled(
      jobs.map((job) => this.deliverNow(job)),
    );
    // Rejected jobs are already being delivered by the worker.
    return outcomes.filter(({ status }) => status === 'fulfilled').length;
  }

  /**
   * Permanently removes a failed or quarantined message. Resolves with the
   * message's state, or undefined if it doesn't exist. A waiting message isn't
   * removed.
   */
  async discard(id: string): Promise<OutboxState | undefined> {
    if (await this.quarantine.remove(id)) return 'quarantined';
    if (await this.spool.discard(id)) return 'failed';
    const job = await this.deliveries.getJob(id);
    if (!job || (await job.isCompleted())) return undefined;
    if (!(await job.isFailed())) return 'waiting';
    await job.remove();
    return 'failed';
  }

  /**
   * Permanently removes all quarantined messages, including those that no
   * digest has listed. Only called from the CLI. Resolves with their number.
   */
  discardQuarantined(): Promise<number> {
    return this.quarantine.removeAll();
  }

  /**
   * Permanently removes the quarantined messages that have been in a digest.
   * Resolves with their number.
   */
  discardListed(): Promise<number> {
    return this.quarantine.removeListed();
  }

  /**
   * Removes expired messages, and once a day what was deleted from Redis's
   * append-only file.
   */
  @Interval(60 * 60_000)
  async removeExpired(): Promise<void> {
    await this.deliveries.clean(deliveredRetention * 1000, 0, 'completed');
    await this.deliveries.clean(failedRetention * 1000, 0, 'failed');
    await this.quarantine.removeExpired();
    const locked = await this.client.set(
      rewrittenKey,
      new Date().toISOString(),
      {
        condition: 'NX',
        expiration: { type: 'EX', value: 24 * 60 * 60 },
      },
    );
    if (locked === 'OK') await this.client.sendCommand(['BGREWRITEAOF']);
  }

  private async store(
    item: OutboxItem,
    digestDueAt: number | undefined,
  ): Promise<void> {
    if (digestDueAt === undefined)
      await this.deliveries.add('message', item, { jobId: item.id });
    else await this.quarantine.add(item as QuarantinedItem, digestDueAt);
  }

  /**
   * The timestamp of the oldest message in a state, sorted by Redis. Empty if
   * there is none.
   */
  private async oldestIn(state: JobType): Promise<number[]> {
    const timestamp = `${this.deliveries.toKey('*')}->timestamp`;
    // SORT_RO also works when Redis is full or read-only.
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
    return job && ((await job.isFailed()) || (await job.isDelayed()))
      ? [job]
      : [];
  }

  private async deliverNow(job: Job<OutboxJob>): Promise<void> {
    const { id = '' } = job;
    const isFailed = await job.isFailed();
    if (isFailed) await job.retry('failed', { resetAttemptsMade: true });
    else {
      // BullMQ only resets failed jobs. Before promote, so that a crash in
      // between does no harm. HDEL, because HSET would partly recreate a job
      // that was removed in the meantime.
      await this.client.hDel(this.deliveries.toKey(id), attemptsMadeField);
      await job.promote();
    }
    this.logger.log({
      event: 'retried',
      id,
      state: isFailed ? 'failed' : 'waiting',
    });
  }

  /**
   * Adds before removing: after a crash in between it's in both places but
   * mailed once.
   */
  private async release(id: string): Promise<boolean> {
    const [item] = await this.quarantine.read([id]);
    if (!item) return false;
    await this.store(item, undefined);
    await this.quarantine.remove(id);
    this.logger.log({ event: 'retried', id, state: 'quarantined' });
    return true;
  }
}

const toEntries = (
  jobs: readonly Job<OutboxJob>[],
  state: OutboxState,
): OutboxEntry[] =>
  oldestFirst(
    jobs.map(({ id = '', data, attemptsMade, failedReason }) => ({
      id,
      state,
      receivedAt: data.receivedAt,
      attempts: attemptsMade,
      lastError: failedReason || '',
      reason: '',
    })),
  );

const oldestFirst = (entries: readonly OutboxEntry[]): OutboxEntry[] =>
  entries.toSorted((a, b) => a.receivedAt.localeCompare(b.receivedAt));

@Module({
  providers: [DeliveryCounts, Outbox, Quarantine, Spool],
  exports: [DeliveryCounts, Outbox, Quarantine, Spool],
})
export class OutboxModule {}
