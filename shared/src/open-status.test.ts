import { expect, test } from 'vitest';
import { zoneChanges } from './clock-changes.ts';
import type { DayChange } from './day-changes.ts';
import { officeTexts } from './office-texts.ts';
import type { Office, OpeningSpan, Week } from './opening-hours.ts';
import { openStatus, reasonTexts, statusText } from './open-status.ts';

const nineToFive: readonly OpeningSpan[] = [
  { opens: '09:00', closes: '17:00' },
];

const hours: Week = {
  Monday: [],
  Tuesday: nineToFive,
  Wednesday: nineToFive,
  Thursday: nineToFive,
  Friday: nineToFive,
  Saturday: nineToFive,
  Sunday: [],
};

const office: Office = {
  hours,
  closures: [
    { date: '2026-11-26', reason: 'Thanksgiving' },
    { date: '2026-12-31', through: '2027-01-01', reason: 'New Year' },
  ],
  clockChanges: zoneChanges(
    'America/New_York',
    new Date('2026-11-21T12:00:00Z'),
  ),
};

const statusAt = (moment: number | string, at = office) =>
  openStatus(typeof moment === 'string' ? Date.parse(moment) : moment, at, []);

const textAt = (moment: string, at = office) =>
  statusText(statusAt(moment, at));

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
    while (!statusAt(moment).isOpen) moment = statusAt(moment).changesAt;
    expect(new Date(moment).toISOString()).toBe(
      new Date(opening).toISOString(),
    );
  },
);

test('knows the day and what’s special about it', () => {
  const thanksgiving = statusAt('2026-11-26T16:00:00Z', office);
  expect(thanksgiving).toMatchObject({
    today: 'Thursday',
    closedFor: 'Thanksgiving',
  });
  // Closed anyway.
  const sunday = {
    ...office,
    closures: [{ date: '2026-11-22', reason: 'Repairs' }],
  };
  expect(statusAt('2026-11-22T16:00:00Z', sunday).closedFor).toBeUndefined();
});

test('says when to call while it’s closed', () => {
  expect(statusAt('2026-11-22T16:00:00Z').callFrom).toBe(
    'Call us Tuesday from 9:00 AM',
  );
  expect(statusAt('2026-11-20T13:59:59Z').callFrom).toBe(
    'Call us today from 9:00 AM',
  );
  expect(statusAt('2026-11-20T16:00:00Z').callFrom).toBe('');
});

test('knows which of the next days are different', () => {
  expect(statusAt('2026-12-29T16:00:00Z').daysAhead).toEqual([
    { weekday: 'Thursday', date: 'Dec 31', hours: '' },
    { weekday: 'Friday', date: 'Jan 1', hours: '' },
  ]);
  const morning: DayChange = {
    kind: 'hours',
    opens: '09:00',
    closes: '12:00',
    from: '2026-12-02',
    until: '2026-12-02',
  };
  const monday = Date.parse('2026-11-30T16:00:00Z');
  expect(openStatus(monday, office, [morning]).daysAhead).toEqual([
    { weekday: 'Wednesday', date: 'Dec 2', hours: '9:00 AM to 12:00 PM' },
  ]);
  expect(statusAt(monday).daysAhead).toEqual([]);
});

test('says the date of an opening after a week or later, and nothing of one that never comes', () => {
  const days = {
    date: '2026-12-10',
    through: '2026-12-21',
    reason: 'vacation',
  };
  const vacation = { ...office, closures: [days] };
  const status = statusAt('2026-12-10T16:00:00Z', vacation);
  expect(statusText(status)).toBe(
    'Closed. Opens Tuesday, December 22, 9:00 AM',
  );
  expect(status.brief).toBe('Closed until\nDec 22, 9:00 AM');
  const never = Object.fromEntries(Object.keys(hours).map((day) => [day, []]));
  expect(
    textAt('2026-12-10T16:00:00Z', {
      ...office,
      hours: never as unknown as Week,
    }),
  ).toBe('Closed.');
});

test.each([
  ['2026-11-22T16:00:00Z', 'Cerrado. Abre el martes a las 9:00 a. m.'],
  ['2026-11-24T13:00:00Z', 'Cerrado. Abre hoy a las 9:00 a. m.'],
  ['2026-11-24T16:00:00Z', 'Abierto hasta la 1:00 p. m.'],
])('%s in a language with articles: %s', (moment, text) => {
  const texts = {
    ...officeTexts,
    ...reasonTexts,
    Tuesday: 'martes',
    am: 'a. m.',
    pm: 'p. m.',
    today: 'hoy',
    until: 'hasta {time}',
    opens: 'Abre {day} a {time}',
    weekday: 'el {weekday}',
    hour: 'las {hour}',
    oneOClock: 'la {one}',
    openStatus: 'Abierto {until}',
    closedStatus: 'Cerrado. {next}',
  };
  const untilOne = [{ opens: '09:00', closes: '13:00' }];
  const shortTuesday = { ...office, hours: { ...hours, Tuesday: untilOne } };
  const status = openStatus(Date.parse(moment), shortTuesday, [], texts);
  expect(statusText(status, texts)).toBe(text);
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
    const status = statusAt(moment, otherOffice);
    expect(status.changesAt).toBeGreaterThan(moment);
    const last = statusAt(status.changesAt - 1, otherOffice);
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
      hours,
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
      expect(statusAt(moment, everyDay).today).toBe(weekday.format(moment));
    }
  }
});

const snow: DayChange = {
  kind: 'closed',
  reason: 'weather',
  from: '2026-12-01',
  until: '2026-12-01',
};
const noon: DayChange = {
  kind: 'hours',
  opens: '09:00',
  closes: '12:00',
  from: '2026-12-01',
  until: '2026-12-01',
};
const evenings: Office = {
  ...office,
  hours: {
    ...hours,
    Friday: [{ opens: '18:00', closes: '26:00' }],
    Saturday: [{ opens: '18:00', closes: '24:00' }],
  },
};
const on = (date: string) => ({ from: date, until: date });

/** Where the files and the front desk meet, in New York. */
const meetings: readonly [
  what: string,
  now: string,
  changes: DayChange[],
  text: string,
  facts?: { hoursToday?: string; closedFor?: string; at?: Office },
][] = [
  [
    'snow',
    '2026-12-01T08:00',
    [snow],
    'Closed. Opens Wednesday 9:00 AM',
    { hoursToday: '', closedFor: 'bad weather' },
  ],
  ['the day after it', '2026-12-02T10:00', [snow], 'Open until 5:00 PM'],
  [
    'the day before it',
    '2026-11-30T10:00',
    [snow],
    'Closed. Opens Wednesday 9:00 AM',
  ],
  [
    'closed over other hours',
    '2026-12-01T10:00',
    [snow, noon],
    'Closed. Opens Wednesday 9:00 AM',
    { hoursToday: '', closedFor: 'bad weather' },
  ],
  [
    'closed over other hours that were set first',
    '2026-12-01T10:00',
    [noon, snow],
    'Closed. Opens Wednesday 9:00 AM',
    { hoursToday: '', closedFor: 'bad weather' },
  ],
  [
    'closed for a part of other hours',
    '2026-12-01T10:30',
    [noon, { ...snow, from: '2026-12-01T10:00', until: '2026-12-01T11:00' }],
    'Closed. Opens today 11:00 AM',
    {
      hoursToday: '9:00 AM to 10:00 AM and 11:00 AM to 12:00 PM',
      closedFor: 'bad weather',
    },
  ],
  [
    'after a part of a day',
    '2026-12-01T20:00',
    [{ ...snow, from: '2026-12-01T10:00', until: '2026-12-01T11:00' }],
    'Closed. Opens Wednesday 9:00 AM',
    { hoursToday: '9:00 AM to 10:00 AM and 11:00 AM to 5:00 PM' },
  ],
  [
    'after a closing that lasted until the evening',
    '2026-12-01T20:30',
    [{ ...snow, from: '2026-12-01T12:00', until: '2026-12-01T20:00' }],
    'Closed. Opens Wednesday 9:00 AM',
    { hoursToday: '9:00 AM to 12:00 PM', closedFor: 'bad weather' },
  ],
  [
    'the later of two other hours',
    '2026-12-01T10:00',
    [noon, { ...noon, closes: '15:00' }],
    'Open until 3:00 PM',
    { hoursToday: '9:00 AM to 3:00 PM' },
  ],
  [
    'a break',
    '2026-12-01T12:30',
    [{ ...noon, closes: '17:00', break: { from: '12:00', until: '13:00' } }],
    'Closed. Opens today 1:00 PM',
    { hoursToday: '9:00 AM to 12:00 PM and 1:00 PM to 5:00 PM' },
  ],
  [
    'hours on a day that’s usually closed',
    '2026-11-30T10:00',
    [{ ...noon, ...on('2026-11-30') }],
    'Open until 12:00 PM',
    { hoursToday: '9:00 AM to 12:00 PM' },
  ],
  [
    'a closure of the files that the desk reopens',
    '2026-11-26T10:00',
    [{ ...noon, ...on('2026-11-26') }],
    'Open until 12:00 PM',
    { hoursToday: '9:00 AM to 12:00 PM' },
  ],
  [
    'a reopened closure in the evening',
    '2026-11-26T20:00',
    [{ ...noon, ...on('2026-11-26') }],
    'Closed. Opens Friday 9:00 AM',
    { hoursToday: '9:00 AM to 12:00 PM' },
  ],
  [
    'a holiday with a notice and without a phone',
    '2026-11-26T10:00',
    [
      { kind: 'notice', text: { en: 'Hi' }, ...on('2026-11-26') },
      { kind: 'phone', ...on('2026-11-26') },
    ],
    'Closed. Opens Friday 9:00 AM',
    { hoursToday: '', closedFor: 'Thanksgiving' },
  ],
  [
    'closed for a day that’s a holiday anyway',
    '2026-11-26T10:00',
    [{ ...snow, ...on('2026-11-26') }],
    'Closed. Opens Friday 9:00 AM',
    { hoursToday: '', closedFor: 'Thanksgiving' },
  ],
  [
    'New Year in the files, and the desk before it',
    '2026-12-29T10:00',
    [{ ...snow, from: '2026-12-29', until: '2026-12-30' }],
    'Closed. Opens Saturday 9:00 AM',
    { hoursToday: '', closedFor: 'bad weather' },
  ],
  [
    'the desk from one year into the next',
    '2027-01-02T10:00',
    [{ ...snow, from: '2026-12-29', until: '2027-01-02' }],
    'Closed. Opens Tuesday 9:00 AM',
    { hoursToday: '', closedFor: 'bad weather' },
  ],
  [
    'clocks go forward',
    '2027-03-14T11:59',
    [{ ...noon, ...on('2027-03-14') }],
    'Open only until 12:00 PM',
    { hoursToday: '9:00 AM to 12:00 PM' },
  ],
  [
    'clocks go back',
    '2026-11-01T11:59',
    [{ ...noon, ...on('2026-11-01') }],
    'Open only until 12:00 PM',
    { hoursToday: '9:00 AM to 12:00 PM' },
  ],
  [
    'after midnight, of the evening before',
    '2026-12-05T01:00',
    [],
    'Open until 2:00 AM',
    { at: evenings },
  ],
  [
    'midnight',
    '2026-12-06T00:00',
    [],
    'Closed. Opens Tuesday 9:00 AM',
    {
      at: evenings,
    },
  ],
  [
    'an evening that ends at midnight',
    '2026-12-05T23:00',
    [],
    'Open until midnight',
    { at: evenings },
  ],
  [
    'the day after an exception that ran past midnight',
    '2026-12-02T10:00',
    [{ ...noon, opens: '18:00', closes: '26:00' }],
    'Open until 5:00 PM',
  ],
  [
    'a closed day leaves the evening before it alone',
    '2026-12-05T01:00',
    [{ ...snow, ...on('2026-12-05') }],
    'Open until 2:00 AM',
    { at: evenings, hoursToday: '', closedFor: 'bad weather' },
  ],
  [
    'a holiday of the files leaves the evening before it alone',
    '2026-12-05T01:00',
    [],
    'Open until 2:00 AM',
    {
      at: {
        ...evenings,
        closures: [{ date: '2026-12-05', reason: 'a holiday' }],
      },
      hoursToday: '',
      closedFor: 'a holiday',
    },
  ],
  [
    'a closed day takes its evening after midnight along',
    '2026-12-05T01:00',
    [{ ...snow, ...on('2026-12-04') }],
    'Closed. Opens today 6:00 PM',
    { at: evenings },
  ],
  [
    'a closure of the files with hours',
    '2026-12-01T12:30',
    [],
    'Closed. Opens Wednesday 9:00 AM',
    {
      at: {
        ...office,
        closures: [
          {
            date: '2026-12-01',
            reason: 'a class',
            spans: [{ opens: '09:00', closes: '12:00' }],
          },
        ],
      },
      hoursToday: '9:00 AM to 12:00 PM',
      closedFor: 'a class',
    },
  ],
];

test.each(meetings)(
  '%s: at %s',
  (_what, now, changes, text, { at = office, ...facts } = {}) => {
    const isSummer = now < '2026-11-01T02:00' || now > '2027-03-14T02:00';
    const moment = Date.parse(`${now}${isSummer ? '-04:00' : '-05:00'}`);
    const status = openStatus(moment, at, changes);
    expect(statusText(status)).toBe(text);
    expect(status.hoursToday).toBe(facts.hoursToday);
    expect(status.closedFor).toBe(facts.closedFor);
  },
);

const down = { kind: 'phone', from: '2026-11-20T10:00' } as const;

test.each([
  ['2026-11-20T14:59:59Z', true, 'before the phone goes down'],
  ['2026-11-20T15:00:00Z', false, 'while it’s down'],
  ['2026-11-20T16:00:00Z', true, 'while another number works'],
  ['2026-11-20T17:00:00Z', false, 'when only the first change is left'],
  ['2026-11-20T18:00:00Z', true, 'when it works again'],
  ['2026-11-20T22:00:00Z', false, 'when the office has closed'],
])('at %s, someone answers a call: %j (%s)', (moment, isReachable) => {
  const changes: DayChange[] = [
    { ...down, until: '2026-11-20T13:00' },
    {
      ...down,
      from: '2026-11-20T11:00',
      until: '2026-11-20T12:00',
      number: '(732) 555-0143',
    },
  ];
  const at = (time: number) => openStatus(time, office, changes);
  const now = Date.parse(moment);
  expect(at(now).isReachable).toBe(isReachable);
  expect(at(at(now).changesAt - 1).isReachable).toBe(isReachable);
});
