import { Queue } from 'bullmq';
import type { RedisClient } from '../redis/create-redis-client.ts';
import { deliveryAttempts } from './delivery-schedule.ts';
import type { OutboxJob } from './outbox-item.ts';

/** The queue that the worker delivers from. */
export const outboxQueueName = 'contact';

const day = 24 * 60 * 60;

/** How long a message is kept that nobody could be given, in seconds. */
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
