import type { OutboxCounts } from './outbox-entry.ts';

/** Milliseconds after which a waiting message is a matter for a person. */
const longestGoodWait = 15 * 60 * 1000;

/** What is wrong with the outbox, as sentences; empty while messages leave as they should. */
export function troubleIn({ failed, longestWait, digestFailures }: OutboxCounts): string[] {
  return [
    ...(failed > 0 ? ['Messages could not be delivered.'] : []),
    ...(longestWait > longestGoodWait ? ['A message has waited for more than 15 minutes.'] : []),
    ...(digestFailures > 0 ? ['The digest of quarantined messages could not be sent.'] : []),
  ];
}
