import { setTimeout } from 'node:timers/promises';
import { Queue, type Worker } from 'bullmq';
import { toBullmqClient } from '../redis/bullmq-client.ts';
import type { RedisClient } from '../redis/create-redis-client.ts';

export interface OutboxCounts {
  readonly waiting: number;
  readonly failed: number;
  readonly quarantined: number;
  /** Quarantined messages that haven't been in a digest yet. */
  readonly unlisted: number;
  /** Consecutive failures to send the digest. */
  readonly digestFailures: number;
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
export function backoff(attemptsMade: number): number {
  return backoffs[attemptsMade - 1] ?? 6 * hour;
}

export const outboxQueueName = 'contact';

const day = 24 * 60 * 60;

/** Seconds. */
export const failedRetention = 30 * day;

/** Seconds to remember a delivered message without its content, to detect late duplicates. */
export const deliveredRetention = day;

/** The queue of waiting, delivered and failed messages. */
export function openDeliveryQueue(client: RedisClient): Queue<OutboxJob> {
  return new Queue<OutboxJob>(outboxQueueName, {
    connection: toBullmqClient(client),
    // If Redis was unavailable at startup, every later call would hang.
    skipWaitingForReady: true,
    skipVersionCheck: true,
    defaultJobOptions: {
      attempts: deliveryAttempts,
      backoff: { type: 'custom' },
      stackTraceLimit: 1,
      removeOnComplete: { age: deliveredRetention },
      removeOnFail: { age: failedRetention },
    },
  });
}

/** Milliseconds. */
const pauseAfterError = 2000;

/**
 * Pauses a worker after an error. If Redis is full or read-only, the worker would otherwise retry
 * thousands of times per second.
 */
export function backOffAfterErrors(worker: Worker): void {
  let pausing = false;
  worker.on('error', () => {
    if (pausing || worker.closing) return;
    pausing = true;
    void pause(worker).finally(() => {
      pausing = false;
    });
  });
}

async function pause(worker: Worker): Promise<void> {
  await worker.pause(true);
  await setTimeout(pauseAfterError, undefined, { ref: false });
  if (!worker.closing) await worker.resume();
}
