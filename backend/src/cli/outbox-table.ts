import type { OutboxCounts, OutboxEntry } from '../outbox/outbox-entry.ts';

const minute = 60_000;

/** The messages as a table, one line each, with what can be done about them. */
export function describeOutbox(entries: readonly OutboxEntry[], now: Date): string {
  if (entries.length === 0) return 'No message waits, has failed or is set aside.';
  const lines = entries.map(({ id, state, receivedAt, attempts, lastError, suspicion }) => [
    state,
    age(now.getTime() - Date.parse(receivedAt)),
    String(attempts),
    id,
    suspicion || lastError,
  ]);
  return [
    ...columns([['STATE', 'AGE', 'TRIES', 'NUMBER', 'REASON'], ...lines]),
    '',
    'make outbox-retry               delivers what waits or has failed',
    'make outbox-retry ID=NUMBER     delivers one of them, or one that is set aside',
    'make outbox-discard ID=NUMBER   removes one that has failed or is set aside, for good',
  ].join('\n');
}

/** One line for a status screen. */
export function summarizeOutbox({ waiting, failed, setAside, longestWait }: OutboxCounts): string {
  const wait = waiting > 0 ? ` (the longest for ${age(longestWait)})` : '';
  return `Messages: ${waiting} waiting${wait}, ${failed} failed, ${setAside} set aside.`;
}

function age(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / minute));
  if (minutes < 60) return `${minutes} min`;
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
