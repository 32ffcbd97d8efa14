export type OutboxState = 'waiting' | 'failed' | 'set-aside';

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
  /** Why it was set aside; empty for any other. */
  readonly suspicion: string;
}

export interface OutboxCounts {
  readonly waiting: number;
  readonly failed: number;
  readonly setAside: number;
  /** Milliseconds that the oldest waiting message has been in the queue; 0 when none waits. */
  readonly longestWait: number;
}
