import {
  type MessageCounts,
  type OutboxEntry,
  partlyListed,
} from 'shared/messages';
import type { OutboxCounts } from '../outbox/delivery-queue.ts';

const minute = 60_000;

/**
 * The messages as a table, followed by how many aren't in it, and the available
 * commands.
 */
export function describeOutbox(
  entries: readonly OutboxEntry[],
  counts: MessageCounts,
  now: Date,
): string {
  if (entries.length === 0)
    return 'No messages are waiting, failed or quarantined.';
  return [
    ...tableOf(entries, now),
    '',
    ...partlyListed(entries, counts),
    'make outbox-retry               delivers all waiting and failed messages',
    'make outbox-retry ID=NUMBER     delivers one message, even a quarantined one',
    'make outbox-discard ID=NUMBER   deletes a failed or quarantined message for good',
    'make outbox-discard ALL=1       deletes all quarantined messages that a digest has mailed',
  ].join('\n');
}

/** What's known while Redis isn't answering. */
export const describeSpool = (
  entries: readonly OutboxEntry[],
  now: Date,
): string =>
  [
    `Redis isn't answering. Start the site with "make up" and try again.`,
    ...(entries.length > 0
      ? [
          'These messages are on the way as soon as it does:',
          ...tableOf(entries, now),
        ]
      : []),
  ].join('\n');

function tableOf(entries: readonly OutboxEntry[], now: Date): string[] {
  const lines = entries.map(
    ({ id, state, receivedAt, attempts, lastError, reason }) => [
      state,
      age(now.getTime() - Date.parse(receivedAt)),
      String(attempts),
      id,
      reason || lastError,
    ],
  );
  return columns([['STATE', 'AGE', 'TRIES', 'NUMBER', 'REASON'], ...lines]);
}

/** One line for a status screen. */
export function summarizeOutbox(counts: OutboxCounts): string {
  const { waiting, failed, quarantined, unlisted, longestWait } = counts;
  const wait = waiting > 0 ? ` (the longest for ${age(longestWait)})` : '';
  const notListed = unlisted > 0 ? ` (${unlisted} not in a digest yet)` : '';
  return `Messages: ${waiting} waiting${wait}, ${failed} failed, ${quarantined} quarantined${notListed}.`;
}

function age(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / minute);
  // Clocks differ a little. This one was wrong.
  if (minutes < -1) return 'unknown';
  if (minutes < 60) return `${Math.max(0, minutes)} min`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h`;
  return `${Math.floor(minutes / 60 / 24)} days`;
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
