import type { DefaultJobOptions } from 'bullmq';
import type { OutboxEntry, OutboxState } from 'shared/messages';

export interface QuarantineCounts {
  readonly quarantined: number;
  /** Quarantined messages that haven't been in a digest yet. */
  readonly unlisted: number;
  /**
   * How much of their space suspected messages use. From 1 on, only urgent ones
   * are accepted.
   */
  readonly spaceUsed: number;
  /** Consecutive failures to send the digest. */
  readonly digestFailures: number;
  /** Milliseconds since a digest was due for the first of them, or 0. */
  readonly digestDelay: number;
}

export interface OutboxCounts extends QuarantineCounts {
  readonly waiting: number;
  readonly failed: number;
  /** Milliseconds since the oldest waiting message was queued, or 0. */
  readonly longestWait: number;
}

/** The fields of a message that the outbox uses. */
export interface OutboxItem {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  /** Why it was quarantined. */
  readonly reason?: string;
}

/** A message in the list that hasn't been tried yet. */
export const untriedEntry = (
  state: OutboxState,
  { id, receivedAt }: OutboxItem,
  reason: string,
): OutboxEntry => ({
  id,
  state,
  receivedAt,
  attempts: 0,
  lastError: '',
  reason,
});

/** A message after delivery, without its content. */
interface Delivered {
  readonly receivedAt: string;
  readonly deliveredAt: string;
}

/** The data of a job. */
export type OutboxJob<Item extends OutboxItem = OutboxItem> = Item | Delivered;

const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds to wait after each failed attempt, more than a day in total. */
const backoffs = [
  10_000,
  30_000,
  minute,
  5 * minute,
  15 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  6 * hour,
  6 * hour,
  6 * hour,
];

/** After this many attempts, a message has failed. */
export const deliveryAttempts = backoffs.length + 1;

/** Milliseconds until the next attempt. */
export const backoff = (attemptsMade: number): number =>
  backoffs[attemptsMade - 1] ?? 6 * hour;

export const outboxQueueName = 'contact';

const day = 24 * 60 * 60;

/** Seconds. */
export const failedRetention = 30 * day;

/**
 * Seconds to remember a delivered message without its content, to detect late
 * duplicates.
 */
export const deliveredRetention = day;

/** For the queue of waiting, delivered and failed messages. */
export const deliveryOptions: DefaultJobOptions = {
  attempts: deliveryAttempts,
  backoff: { type: 'custom' },
  removeOnComplete: { age: deliveredRetention },
  removeOnFail: { age: failedRetention },
};
