/** A message that is not delivered, without what its sender wrote. */
export interface OutboxEntry {
  id: string;
  state: 'waiting' | 'failed' | 'set-aside';
  /** ISO 8601. */
  receivedAt: string;
  /** Failed deliveries so far. */
  attempts: number;
  /** Name and codes of the last failure; empty before the first. */
  lastError: string;
  /** Why it was set aside; empty for any other. */
  suspicion: string;
}
