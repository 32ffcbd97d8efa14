import { expect, test } from 'vitest';
import { copiedExample, lineOf } from '../../testing/copied-example.ts';

const copy = copiedExample();

/** The closures of Metuchen’s file, from its first line to the blank line. */
const listed = /(?<=closures:\n)(?: .*\n)+/;

const closures = (...days: readonly string[]) =>
  days.map((facts) => `  - { ${facts} }\n`).join('');

test('reads closures of several days, and with hours', async () => {
  const { practice } = await copy.loadWith(
    'practice.yaml',
    listed,
    closures(
      'date: 2027-12-23, opens: 9:00 AM, closes: 12:00 PM, reason: Christmas',
      'date: 2027-12-24, through: 2028-01-02, reason: the holidays',
      'date: 2027-12-31, reason: New Year’s Eve',
      'date: 2027-11-05, opens: 6 pm, closes: 1:30 am, reason: Late night',
      'date: 2027-11-07, opens: 1:00 PM, closes: 4:00 PM, reason: Open Sunday',
    ),
  );
  expect(practice.closures).toEqual([
    {
      date: '2027-12-23',
      spans: [{ opens: '09:00', closes: '12:00' }],
      reason: 'Christmas',
    },
    { date: '2027-12-24', through: '2028-01-02', reason: 'the holidays' },
    { date: '2027-12-31', reason: 'New Year’s Eve' },
    {
      date: '2027-11-05',
      spans: [{ opens: '18:00', closes: '25:30' }],
      reason: 'Late night',
    },
    {
      date: '2027-11-07',
      spans: [{ opens: '13:00', closes: '16:00' }],
      reason: 'Open Sunday',
    },
  ]);
});

const hours = 'opens: 9:00 AM, closes: 12:00 PM, reason: Half a day';

test.each<[days: readonly string[], message: string]>([
  [
    ['date: 2027-12-24, opens: 9:00 AM, reason: Half'],
    'number 1 → opens: Write closes, too.',
  ],
  [
    ['date: 2027-12-24, closes: 12:00 PM, reason: Half'],
    'number 1 → closes: Write opens, too.',
  ],
  [
    ['date: 2027-12-24, opens: 9:00, closes: 12:00 PM, reason: Half'],
    'number 1 → opens: Write a time like 9:00 AM.',
  ],
  [
    ['date: 2027-12-24, opens: 5:00 PM, closes: 9:00 AM, reason: Half'],
    'number 1 → closes: These hours end before they begin: 5:00 PM to 9:00 AM. Check AM and PM.',
  ],
  [
    ['date: 2027-12-24, through: 2027-12-23, reason: Half'],
    'number 1 → through: The last day is before the first.',
  ],
  [
    [
      `date: 2027-12-30, ${hours}`,
      'date: 2027-12-24, through: 2028-01-02, reason: Rest',
    ],
    'number 2 → date: Number 1 says something else about 2027-12-30. Change the days of one of them.',
  ],
  [
    [
      `date: 2027-12-24, ${hours}`,
      'date: 2027-12-24, opens: 9 am, closes: 1 pm, reason: Half',
    ],
    'number 2 → date: Number 1 says something else about 2027-12-24.',
  ],
  [
    [`date: 2027-12-21, through: 2027-12-31, ${hours}`],
    'number 1 → date: You’re closed every Sunday, so it isn’t clear whether you open on 2027-12-26.',
  ],
])('reports closures %j with their line', async (days, message) => {
  const loading = copy.loadWith('practice.yaml', listed, closures(...days));
  const line = (await lineOf('practice.yaml', 'closures:')) + days.length;
  await expect(loading).rejects.toThrow(
    `practice.yaml, line ${line}: closures → ${message}`,
  );
});

test('accepts closures that say the same about a day', async () => {
  const loading = copy.loadWith(
    'practice.yaml',
    listed,
    closures(
      `date: 2027-12-24, ${hours}`,
      'date: 2027-12-24, opens: 9 am, closes: 12 pm, reason: Christmas Eve',
      `date: 2027-12-21, through: 2027-12-23, ${hours}`,
    ),
  );
  await expect(loading).resolves.toHaveProperty('practice');
});
