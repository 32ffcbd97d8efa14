import * as is from './shape.ts';

const isOutboxEntry = is.objectWith({
  id: is.text,
  state: is.oneOf('waiting', 'failed', 'quarantined'),
  /** ISO 8601, UTC. */
  receivedAt: is.text,
  /** Failed deliveries so far. */
  attempts: is.number,
  /** Name and codes of the last error; empty before the first. */
  lastError: is.text,
  /** Why it's quarantined; empty if it isn't. */
  reason: is.text,
});

/** An undelivered message, without anything its sender wrote. */
export type OutboxEntry = is.Checked<typeof isOutboxEntry>;
export type OutboxState = OutboxEntry['state'];

/** `GET /api/admin/messages` */
export const isMessageList = is.objectWith({
  messages: is.listOf(isOutboxEntry),
});
export type MessageList = is.Checked<typeof isMessageList>;

/** `POST /api/admin/messages/retry`: how many messages were queued again. */
export const isRetryResult = is.objectWith({ retried: is.number });
export type RetryResult = is.Checked<typeof isRetryResult>;
