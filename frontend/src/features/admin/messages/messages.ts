/** A message that is not delivered, without what its sender wrote. */
export interface OutboxEntry {
  id: string;
  state: 'waiting' | 'failed' | 'quarantined';
  /** ISO 8601. */
  receivedAt: string;
  /** Failed deliveries so far. */
  attempts: number;
  /** Name and codes of the last failure; empty before the first. */
  lastError: string;
  /** Why it's quarantined; empty for any other. */
  reason: string;
}
