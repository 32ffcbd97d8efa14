import { expect, test } from 'vitest';
import { dateTime } from '../date-time';
import { askAboutAll, deliveryTiles, describeStatus } from './message-words';

const lastReceivedAt = Date.UTC(2026, 10, 20, 15);

const delivered = { today: 0, week: 12 };
const list = {
  messages: [],
  counts: { waiting: 0, failed: 0, quarantined: 0 },
  delivered,
  lastReceivedAt,
};
const lastOne = `The last message came ${dateTime.format(lastReceivedAt)}.`;

test('says that all were delivered, and when the last one came', () =>
  expect(describeStatus(list)).toEqual([
    'Every message has been delivered.',
    lastOne,
  ]));

test('says that no message has come, unless one was delivered or waits', () => {
  const first = { ...list, lastReceivedAt: undefined };
  const none = { today: 0, week: 0 };
  expect(describeStatus({ ...first, delivered: none })[0]).toBe(
    'No message has come yet.',
  );
  expect(describeStatus(first)[0]).toBe('Every message has been delivered.');
  expect(
    describeStatus({
      ...first,
      delivered: none,
      counts: { ...list.counts, waiting: 1 },
    })[0],
  ).toContain('1 waiting');
});

test('says what was delivered, and that no mail server answers', () =>
  expect(
    deliveryTiles({ delivered, mailServer: 'unavailable' }).map(
      ({ value }) => value,
    ),
  ).toEqual(['Not answering', 0, 12]));

test('asks about one message or several', () => {
  expect(askAboutAll(1)).toContain('the quarantined message that');
  expect(askAboutAll(12)).toContain('the 12 quarantined messages that');
});
