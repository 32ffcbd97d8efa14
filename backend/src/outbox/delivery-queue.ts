import { setTimeout } from 'node:timers/promises';
import { Queue, type Worker } from 'bullmq';
import type { RedisClient } from '../redis/create-redis-client.ts';

export interface OutboxCounts {
  readonly waiting: number;
  readonly failed: number;
  readonly quarantined: number;
  /** Those of the quarantined ones that no digest has listed yet. */
  readonly unlisted: number;
  /** How often in a row the digest of quarantined messages could not be sent. */
  readonly digestFailures: number;
  /** Milliseconds that the oldest waiting message has been in the queue; 0 when none waits. */
  readonly longestWait: number;
}

/** What the outbox needs to know of a message; the rest of it is its owner's. */
export interface OutboxItem {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  /** Why it was quarantined, if it was. */
  readonly reason?: string;
}

/** What is left of a message once it is delivered. */
interface Delivered {
  readonly receivedAt: string;
  readonly deliveredAt: string;
}

/** What a job of the queue holds. */
export type OutboxJob<Item extends OutboxItem = OutboxItem> = Item | Delivered;

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

/** How long a delivered message is known, without its body, so that a late repeat is recognized. */
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

/** Milliseconds without another try after Redis has refused one. */
const pauseAfterError = 2000;

/**
 * Lets a worker pause after an error: one that Redis refuses, being full or read-only, it would
 * repeat at once, thousands of times a second.
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
