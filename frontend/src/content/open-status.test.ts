import { expect, test } from 'vitest';
import { clockChanges, zoneChanges } from './clock-changes';
import { openStatus, statusText } from './open-status';
import { practice, type Week } from './practice';

const office = {
  hours: practice.hours,
  closures: [
    { date: '2026-11-26', reason: 'Thanksgiving' },
    { date: '2026-12-31', through: '2027-01-01', reason: 'New Year' },
  ],
  clockChanges: zoneChanges(
    'America/New_York',
    new Date('2026-11-21T12:00:00Z'),
  ),
};

const textAt = (moment: string, at = office) =>
  statusText(openStatus(Date.parse(moment), at));

test.each([
  ['2026-11-20T14:00:00Z', 'Open until 5:00 PM', 'Friday 9:00 AM'],
  ['2026-11-20T13:59:59Z', 'Closed. Opens today 9:00 AM', 'Friday 8:59 AM'],
  ['2026-11-20T21:30:00Z', 'Open only until 5:00 PM', 'Friday 4:30 PM'],
  ['2026-11-20T21:59:59Z', 'Open only until 5:00 PM', 'Friday 4:59 PM'],
  ['2026-11-20T22:00:00Z', 'Closed. Opens Saturday 9:00 AM', 'Friday 5:00 PM'],
  ['2026-11-22T16:00:00Z', 'Closed. Opens Tuesday 9:00 AM', 'a Sunday'],
  [
    '2026-11-24T04:59:59Z',
    'Closed. Opens Tuesday 9:00 AM',
    'the last second of Monday',
  ],
  [
    '2026-11-26T16:00:00Z',
    'Closed. Opens Friday 9:00 AM',
    'Thanksgiving, a Thursday',
  ],
  [
    '2026-07-14T13:00:00Z',
    'Open until 5:00 PM',
    'Tuesday 9:00 AM in daylight saving time',
  ],
  [
    '2026-12-31T04:30:00Z',
    'Closed. Opens Saturday 9:00 AM',
    'before a closure over New Year',
  ],
  [
    '2027-01-01T05:00:00Z',
    'Closed. Opens Saturday 9:00 AM',
    'midnight at New Year',
  ],
])('%s: %s (%s)', (moment, text) => expect(textAt(moment)).toBe(text));

test.each([
  // In 2027, clocks change on March 14 and November 7, both Sundays.
  ['2027-03-13T22:00:00Z', '2027-03-16T13:00:00Z', 'forward'],
  ['2027-11-06T21:00:00Z', '2027-11-09T14:00:00Z', 'back'],
])(
  'from %s on it’s closed until %s, while clocks go %s',
  (closing, opening) => {
    expect(textAt(closing)).toBe('Closed. Opens Tuesday 9:00 AM');
    let moment = Date.parse(closing);
    while (!openStatus(moment, office).isOpen)
      moment = openStatus(moment, office).changesAt;
    expect(new Date(moment).toISOString()).toBe(
      new Date(opening).toISOString(),
    );
  },
);

test('knows the day and what’s special about it', () => {
  const thanksgiving = openStatus(Date.parse('2026-11-26T16:00:00Z'), office);
  expect(thanksgiving).toMatchObject({
    today: 'Thursday',
    closedFor: 'Thanksgiving',
  });
  // Closed anyway.
  const sunday = {
    ...office,
    closures: [{ date: '2026-11-22', reason: 'Repairs' }],
  };
  expect(
    openStatus(Date.parse('2026-11-22T16:00:00Z'), sunday).closedFor,
  ).toBeUndefined();
});

test('says the date of an opening after a week or later, and nothing of one that never comes', () => {
  const days = {
    date: '2026-12-10',
    through: '2026-12-21',
    reason: 'vacation',
  };
  const vacation = { ...office, closures: [days] };
  const status = openStatus(Date.parse('2026-12-10T16:00:00Z'), vacation);
  expect(statusText(status)).toBe(
    'Closed. Opens Tuesday, December 22, 9:00 AM',
  );
  expect(status.brief).toBe('Dec 22, 9:00 AM');
  const never = Object.fromEntries(
    Object.keys(office.hours).map((day) => [day, []]),
  );
  expect(
    textAt('2026-12-10T16:00:00Z', {
      ...office,
      hours: never as unknown as Week,
    }),
  ).toBe('Closed.');
});

const otherOffice = {
  ...office,
  hours: {
    ...office.hours,
    Wednesday: [{ opens: '09:00', closes: '12:00' }],
    Friday: [
      { opens: '09:00', closes: '12:00' },
      { opens: '13:00', closes: '17:00' },
    ],
    Saturday: [{ opens: '09:00', closes: '13:00' }],
  },
};

test.each([
  ['2026-11-18T16:59:00Z', 'Open only until 12:00 PM', 'a Wednesday 11:59 AM'],
  [
    '2026-11-18T17:00:00Z',
    'Closed. Opens Thursday 9:00 AM',
    'a Wednesday 12:00 PM',
  ],
  [
    '2026-11-20T17:30:00Z',
    'Closed. Opens today 1:00 PM',
    'a Friday in the lunch break',
  ],
  ['2026-11-20T18:00:00Z', 'Open until 5:00 PM', 'a Friday 1:00 PM'],
  ['2026-11-21T17:59:00Z', 'Open only until 1:00 PM', 'a Saturday 12:59 PM'],
  [
    '2026-11-21T18:00:00Z',
    'Closed. Opens Tuesday 9:00 AM',
    'a Saturday 1:00 PM',
  ],
])('with hours of its own for each day, %s: %s (%s)', (moment, text) =>
  expect(textAt(moment, otherOffice)).toBe(text),
);

test('never says the past, and changes when it says it does', () => {
  let moment = Date.parse('2026-11-16T00:00:00Z');
  const end = Date.parse('2027-11-16T00:00:00Z');
  while (moment < end) {
    const status = openStatus(moment, otherOffice);
    expect(status.changesAt).toBeGreaterThan(moment);
    const last = openStatus(status.changesAt - 1, otherOffice);
    expect(statusText(last)).toBe(statusText(status));
    moment = status.changesAt;
  }
});

test('the numbers agree with the browser’s own time zones for years', () => {
  const zones = [
    'America/New_York',
    'America/Phoenix',
    'America/Anchorage',
    'Pacific/Honolulu',
  ];
  for (const timeZone of zones) {
    const changes = zoneChanges(timeZone, new Date('2026-11-21T12:00:00Z'));
    const everyDay = {
      hours: practice.hours,
      closures: [],
      clockChanges: changes,
    };
    const weekday = new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'long',
    });
    for (let day = 0; day < 1800; day += 1) {
      const moment =
        Date.parse('2026-11-21T04:30:00Z') + day * 86_400_000 + day * 977_000;
      expect(openStatus(moment, everyDay).today).toBe(weekday.format(moment));
    }
  }
});

test('the build computes the practice’s own zone for the years until the next build', () => {
  const [last = 0] = clockChanges.at(-1) ?? [];
  const years = (last * 60_000 - Date.now()) / (365.25 * 86_400_000);
  if (
    practice.timeZone !== 'America/Phoenix' &&
    practice.timeZone !== 'Pacific/Honolulu'
  ) {
    // On December 31, the fifth year has just begun.
    expect(years).toBeGreaterThan(3.8);
    expect(clockChanges.length).toBeGreaterThan(10);
  }
});
