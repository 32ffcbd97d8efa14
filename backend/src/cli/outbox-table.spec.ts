import { expect, test } from '@jest/globals';
import { describeOutbox, summarizeOutbox } from './outbox-table.ts';

const now = new Date('2026-01-05T12:00:00Z');
const entry = { receivedAt: '2026-01-05T11:15:00Z', attempts: 0, lastError: '', suspicion: '' };

test('each message has a line with its state, age, tries and reason', () => {
  const table = describeOutbox(
    [
      { ...entry, id: 'a1', state: 'waiting', attempts: 2, lastError: 'Error ECONNREFUSED' },
      { ...entry, id: 'b22', state: 'failed', receivedAt: '2026-01-02T11:00:00Z', attempts: 13 },
      { ...entry, id: 'c', state: 'set-aside', suspicion: 'filled in too fast' },
    ],
    now,
  );
  expect(table.split('\n').slice(0, 4)).toEqual([
    'STATE      AGE     TRIES  NUMBER  REASON',
    'waiting    45 min  2      a1      Error ECONNREFUSED',
    'failed     3 days  13     b22',
    'set-aside  45 min  0      c       filled in too fast',
  ]);
});

test('an empty outbox says so', () => {
  expect(describeOutbox([], now)).toBe('No message waits, has failed or is set aside.');
});

test('the summary is one line', () => {
  const counts = { waiting: 0, failed: 1, setAside: 2, longestWait: 0 };
  expect(summarizeOutbox(counts)).toBe('Messages: 0 waiting, 1 failed, 2 set aside.');
  expect(summarizeOutbox({ ...counts, waiting: 3, longestWait: 7_200_000 })).toContain(
    '3 waiting (the longest for 2 h)',
  );
});
