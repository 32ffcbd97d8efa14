import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Job, JobType, Queue } from 'bullmq';
import { describeError } from '../logging/describe-error.ts';
import type { RedisClient } from '../redis/create-redis-client.ts';
import { Redis } from '../redis/redis.ts';
import type { OutboxCounts, OutboxEntry, OutboxState } from './outbox-entry.ts';
import type { OutboxItem, OutboxJob } from './outbox-item.ts';
import {
  keptDelivered,
  keptForAPerson,
  openDeliveryQueue,
  openSetAsideQueue,
} from './outbox-queues.ts';

const underWay: JobType[] = ['active', 'wait', 'delayed', 'prioritized'];

/** BullMQ's name for the number of attempts made, in a job's hash. Without it a job has made none. */
const attemptsMadeField = 'atm';

/** Who retries, for the log. */
type Operator = 'admin' | 'terminal';

/** As many of one state as a person would read through. */
const listLimit = 1000;

/**
 * Messages that are to be mailed, in Redis. Every call rejects when Redis is away; those that write
 * also when it is full or read-only.
 */
@Injectable()
export class Outbox implements OnApplicationShutdown {
  private readonly logger = new Logger(Outbox.name);
  private readonly client: RedisClient;
  private readonly deliveries: Queue<OutboxJob>;
  private readonly suspects: Queue<OutboxItem>;

  constructor({ client }: Redis) {
    this.client = client;
    this.deliveries = openDeliveryQueue(client);
    this.suspects = openSetAsideQueue(client);
    // A rejected call tells its caller; without a listener the event would end the process.
    for (const queue of [this.deliveries, this.suspects]) {
      queue.on('error', (error: unknown) => {
        this.logger.debug({ event: 'queue-error', error: describeError(error) });
      });
    }
  }

  /**
   * Resolves once Redis has the message in its append-only file, with the others to be delivered or,
   * under a suspicion, set aside. One that is there already is not added again.
   */
  async add(item: OutboxItem): Promise<void> {
    const queue = item.suspicion ? this.suspects : this.deliveries;
    await queue.add('message', item, { jobId: item.id });
  }

  /** The messages that wait, have failed or are set aside, each kind oldest first, at most 1000 of each. */
  async list(): Promise<OutboxEntry[]> {
    const [waiting, failed, setAside] = await Promise.all([
      this.deliveries.getJobs(underWay, 0, listLimit - 1),
      this.deliveries.getJobs('failed', 0, listLimit - 1),
      this.suspects.getJobs(underWay, 0, listLimit - 1),
    ]);
    return [
      ...toEntries(waiting, 'waiting'),
      ...toEntries(failed, 'failed'),
      ...toEntries(setAside, 'set-aside'),
    ];
  }

  /** Takes as many commands for one message as for thousands, and reads none of them. */
  async counts(): Promise<OutboxCounts> {
    const [waiting, failed, setAside, ...oldest] = await Promise.all([
      this.deliveries.getJobCountByTypes(...underWay),
      this.deliveries.getJobCountByTypes('failed'),
      this.suspects.getJobCountByTypes(...underWay),
      ...underWay.map((state) => this.oldestIn(state)),
    ]);
    const now = Date.now();
    return { waiting, failed, setAside, longestWait: now - Math.min(now, ...oldest.flat()) };
  }

  /**
   * Delivers now what waits for its next attempt or has failed, with all attempts before it again.
   * With an id only that one, which may be set aside as well. Resolves with how many were set going.
   */
  async retry(id?: string, by: Operator = 'admin'): Promise<number> {
    if (id !== undefined && (await this.release(id, by))) return 1;
    const jobs = await this.retryable(id);
    const outcomes = await Promise.allSettled(jobs.map((job) => this.deliverNow(job, by)));
    // One that the worker took in between needs no help.
    return outcomes.filter(({ status }) => status === 'fulfilled').length;
  }

  /**
   * Removes a message that has failed or is set aside, for good: at the terminal alone. Resolves with the state it was in, of
   * which one that waits keeps its place, or with nothing when there is no such message.
   */
  async discard(id: string): Promise<OutboxState | undefined> {
    const suspect = await this.suspects.getJob(id);
    if (suspect) {
      await suspect.remove();
      this.logger.log({ event: 'discarded', id, state: 'set-aside', by: 'terminal' });
      return 'set-aside';
    }
    const job = await this.deliveries.getJob(id);
    if (!job || (await job.isCompleted())) return undefined;
    if (!(await job.isFailed())) return 'waiting';
    await job.remove();
    this.logger.log({ event: 'discarded', id, state: 'failed', by: 'terminal' });
    return 'failed';
  }

  /** Removes what was kept for as long as it may be. */
  async removeExpired(): Promise<void> {
    await this.deliveries.clean(keptDelivered * 1000, 0, 'completed');
    await this.deliveries.clean(keptForAPerson * 1000, 0, 'failed');
    await this.suspects.clean(keptForAPerson * 1000, 0, 'wait');
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.deliveries.close(), this.suspects.close()]);
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

  /** Added before it is removed: a crash in between leaves it in both lists, and one mail. */
  private async release(id: string, by: Operator): Promise<boolean> {
    const job = await this.suspects.getJob(id);
    if (!job) return false;
    await this.deliveries.add('message', job.data, { jobId: id });
    await job.remove();
    this.logger.log({ event: 'retried', id, state: 'set-aside', by });
    return true;
  }
}

function toEntries(jobs: readonly Job<OutboxJob>[], state: OutboxState): OutboxEntry[] {
  return jobs
    .map(({ id = '', data, attemptsMade, failedReason }) => ({
      id,
      state,
      receivedAt: data.receivedAt,
      attempts: attemptsMade,
      lastError: failedReason || '',
      suspicion: ('suspicion' in data && state === 'set-aside' && data.suspicion) || '',
    }))
    .toSorted((a, b) => a.receivedAt.localeCompare(b.receivedAt));
}
