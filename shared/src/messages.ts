import { isListOf, isNumber, isObjectWith, isOneOf, isText } from './shape.ts';

const states = ['waiting', 'failed', 'quarantined'] as const;

export type OutboxState = (typeof states)[number];

/** An undelivered message, without anything its sender wrote. */
export interface OutboxEntry {
  readonly id: string;
  readonly state: OutboxState;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  /** Failed deliveries so far. */
  readonly attempts: number;
  /** Name and codes of the last error; empty before the first. */
  readonly lastError: string;
  /** Why it's quarantined; empty if it isn't. */
  readonly reason: string;
}

/** `GET /api/admin/messages` */
export interface MessageList {
  readonly messages: readonly OutboxEntry[];
}

/** `POST /api/admin/messages/retry` */
export interface RetryResult {
  /** How many messages were queued again. */
  readonly retried: number;
}

export const isMessageList = isObjectWith<MessageList>({
  messages: isListOf(
    isObjectWith<OutboxEntry>({
      id: isText,
      state: isOneOf(...states),
      receivedAt: isText,
      attempts: isNumber,
      lastError: isText,
      reason: isText,
    }),
  ),
});

export const isRetryResult = isObjectWith<RetryResult>({ retried: isNumber });
