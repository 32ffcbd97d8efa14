import { expect, test } from 'vitest';
import { dateTime } from '../date-time';
import { askAboutAll, describeDeliveries } from './message-words';

const lastReceivedAt = Date.UTC(2026, 10, 20, 15);

test('says what was delivered, when the last one came, and that mail works', () =>
  expect(
    describeDeliveries({
      delivered: { today: 0, week: 12 },
      lastReceivedAt,
      mailServer: 'available',
    }),
  ).toEqual([
    'Delivered: 0 today, 12 in the last seven days.',
    `The last message came ${dateTime.format(lastReceivedAt)}.`,
    'The mail server answers.',
  ]));

test('says that no message has come, and that no mail server answers', () =>
  expect(
    describeDeliveries({
      delivered: { today: 0, week: 0 },
      mailServer: 'unavailable',
    }).slice(1),
  ).toEqual([
    'No message has come yet.',
    'The mail server isn’t answering. Messages wait until it does.',
  ]));

test('asks about one message or several', () => {
  expect(askAboutAll(1)).toContain('the quarantined message that');
  expect(askAboutAll(12)).toContain('the 12 quarantined messages that');
});
