import { expect, test } from '@jest/globals';
import {
  describeOutbox,
  describeSpool,
  summarizeOutbox,
} from './outbox-table.ts';

const now = new Date('2026-01-05T12:00:00Z');
const none = {
  waiting: 0,
  failed: 0,
  quarantined: 0,
  unlisted: 0,
  spaceUsed: 0,
  digestFailures: 0,
  digestDelay: 0,
  longestWait: 0,
};
const entry = {
  receivedAt: '2026-01-05T11:15:00Z',
  attempts: 0,
  lastError: '',
  reason: '',
};

test('lists each message with its state, age, tries and reason', () => {
  const table = describeOutbox(
    [
      {
        ...entry,
        id: 'a1',
        state: 'waiting',
        attempts: 2,
        lastError: 'Error ECONNREFUSED',
      },
      {
        ...entry,
        id: 'b22',
        state: 'failed',
        receivedAt: '2026-01-02T11:00:00Z',
        attempts: 13,
      },
      { ...entry, id: 'c', state: 'quarantined', reason: 'filled in too fast' },
    ],
    none,
    now,
  );
  expect(table.split('\n').slice(0, 4)).toEqual([
    'STATE        AGE     TRIES  NUMBER  REASON',
    'waiting      45 min  2      a1      Error ECONNREFUSED',
    'failed       3 days  13     b22',
    'quarantined  45 min  0      c       filled in too fast',
  ]);
});

test('says how many of how many it lists', () => {
  const entries = ['a', 'b'].map((id) => ({
    ...entry,
    id,
    state: 'quarantined' as const,
  }));
  const counts = { ...none, quarantined: 4503 };
  expect(describeOutbox(entries, counts, now).split('\n')).toContain(
    'Shown: 2 of 4503 quarantined messages.',
  );
  expect(
    describeOutbox(entries, { ...none, quarantined: 2 }, now),
  ).not.toContain('Shown');
});

test("doesn't say how old a message is that a clock ahead of time has dated", () => {
  const ahead = {
    ...entry,
    id: 'a',
    state: 'waiting' as const,
    receivedAt: '2026-01-07T12:00:00Z',
  };
  expect(describeOutbox([ahead], none, now)).toContain('unknown');
});

test('reports an empty outbox', () =>
  expect(describeOutbox([], none, now)).toBe(
    'No messages are waiting, failed or quarantined.',
  ));

test('lists what waits on the disk while Redis is not answering', () => {
  const reason = "on the backend's disk until Redis takes it";
  const text = describeSpool(
    [{ ...entry, id: 'd4', state: 'waiting', reason }],
    now,
  );
  expect(text.split('\n')).toEqual([
    `Redis isn't answering. Start the site with "make up" and try again.`,
    'These messages are on the way as soon as it does:',
    'STATE    AGE     TRIES  NUMBER  REASON',
    "waiting  45 min  0      d4      on the backend's disk until Redis takes it",
  ]);
  expect(describeSpool([], now).split('\n')).toHaveLength(1);
});

test('summarizes the outbox in one line', () => {
  const counts = { ...none, failed: 1, quarantined: 2 };
  expect(summarizeOutbox(counts)).toBe(
    'Messages: 0 waiting, 1 failed, 2 quarantined.',
  );
  expect(summarizeOutbox({ ...counts, unlisted: 1 })).toContain(
    '2 quarantined (1 not in a digest yet).',
  );
  expect(
    summarizeOutbox({ ...counts, waiting: 3, longestWait: 7_200_000 }),
  ).toContain('3 waiting (the longest for 2 h)');
});
