export type OutboxState = 'waiting' | 'failed' | 'quarantined';

/** What may be told of a message: nothing that its sender wrote. */
export interface OutboxEntry {
  readonly id: string;
  readonly state: OutboxState;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  /** Failed deliveries so far. */
  readonly attempts: number;
  /** Name and codes of the last failure; empty before the first. */
  readonly lastError: string;
  /** Why it's quarantined; empty for any other. */
  readonly reason: string;
}

export interface OutboxCounts {
  readonly waiting: number;
  readonly failed: number;
  readonly quarantined: number;
  /** Those of the quarantined ones that the practice hasn't heard of yet. */
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
