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
