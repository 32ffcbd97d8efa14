import { type Checked, isListOf, isNumber, isObjectWith, isOneOf, isText } from './shape.ts';

const isOutboxEntry = isObjectWith({
  id: isText,
  state: isOneOf('waiting', 'failed', 'quarantined'),
  /** ISO 8601, UTC. */
  receivedAt: isText,
  /** Failed deliveries so far. */
  attempts: isNumber,
  /** Name and codes of the last error; empty before the first. */
  lastError: isText,
  /** Why it's quarantined; empty if it isn't. */
  reason: isText,
});

/** An undelivered message, without anything its sender wrote. */
export type OutboxEntry = Checked<typeof isOutboxEntry>;
export type OutboxState = OutboxEntry['state'];

/** `GET /api/admin/messages` */
export const isMessageList = isObjectWith({ messages: isListOf(isOutboxEntry) });
export type MessageList = Checked<typeof isMessageList>;

/** `POST /api/admin/messages/retry`: how many messages were queued again. */
export const isRetryResult = isObjectWith({ retried: isNumber });
export type RetryResult = Checked<typeof isRetryResult>;
