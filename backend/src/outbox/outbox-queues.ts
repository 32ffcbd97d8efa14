import { Queue } from 'bullmq';
import type { RedisClient } from '../redis/create-redis-client.ts';
import type { OutboxJob } from './outbox-entry.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds to wait after each failed attempt; they add up to more than a day. */
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

/** After the last of these a message counts as failed and waits for a person. */
export const deliveryAttempts = backoffs.length + 1;

/** Milliseconds until the next attempt, after so many were made. */
export function backoff(attemptsMade: number): number {
  return backoffs[attemptsMade - 1] ?? 6 * hour;
}

/** The queue that the worker delivers from. */
export const outboxQueueName = 'contact';

const day = 24 * 60 * 60;

/** How long a message that couldn't be delivered is kept, in seconds. */
export const keptForAPerson = 30 * day;

/** How long a delivered message is known, without its body, so that a late repeat is recognised. */
export const keptDelivered = day;

/** Messages on their way, delivered and failed ones. */
export function openDeliveryQueue(client: RedisClient): Queue<OutboxJob> {
  return new Queue<OutboxJob>(outboxQueueName, {
    connection: client,
    // Waiting for Redis here would hang every later call if it was away at boot.
    skipWaitingForReady: true,
    skipVersionCheck: true,
    defaultJobOptions: {
      attempts: deliveryAttempts,
      backoff: { type: 'custom' },
      stackTraceLimit: 1,
      removeOnComplete: { age: keptDelivered },
      removeOnFail: { age: keptForAPerson },
    },
  });
}
