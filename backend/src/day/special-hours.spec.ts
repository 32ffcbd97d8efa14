import { expect, test } from '@jest/globals';
import type { DayChange } from 'shared/day-changes';
import type { Office } from 'shared/opening-hours';
import { closureReplacements, specialHoursNode } from './special-hours.ts';

const nineToFive = [{ opens: '09:00', closes: '17:00' }];

const office: Office = {
  hours: {
    Monday: [],
    Tuesday: nineToFive,
    Wednesday: nineToFive,
    Thursday: nineToFive,
    Friday: [{ opens: '18:00', closes: '26:00' }],
    Saturday: [{ opens: '18:00', closes: '24:00' }],
    Sunday: [],
  },
  closures: [{ date: '2026-12-03', reason: 'a holiday' }],
  clockChanges: [[0, 0]],
};

const closed = (from: string, until = from): DayChange => ({
  kind: 'closed',
  reason: 'weather',
  from,
  until,
});

const hours = (opens: string, closes: string, from: string): DayChange => ({
  kind: 'hours',
  opens,
  closes,
  from,
  until: from,
});

const node = (changes: readonly DayChange[], earliest = '2026-12-01') =>
  specialHoursNode(
    changes,
    Date.parse(earliest),
    office,
    'https://www.example.com',
  );

/** Such as `2026-12-01–2026-12-02 09:00–17:00`. */
const listed = (...args: Parameters<typeof node>): string[] =>
  (
    node(...args) as {
      specialOpeningHoursSpecification: Record<string, string>[];
    }
  ).specialOpeningHoursSpecification.map(
    ({ validFrom, validThrough, opens, closes }) =>
      `${validFrom}–${validThrough} ${opens}–${closes}`,
  );

test('is about the practice', () =>
  expect(node([closed('2026-12-01')])).toEqual({
    '@context': 'https://schema.org',
    '@type': [
      'LocalBusiness',
      'MedicalBusiness',
      'Optometric',
      'MedicalClinic',
    ],
    '@id': 'https://www.example.com/#business',
    specialOpeningHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-01',
        validThrough: '2026-12-01',
        opens: '00:00',
        closes: '00:00',
      },
    ],
  }));

test('is left out for a phone and a notice', () => {
  const today = { from: '2026-12-01', until: '2026-12-01' };
  expect(
    node([
      { kind: 'phone', ...today },
      { kind: 'notice', text: { en: 'Hi' }, ...today },
    ]),
  ).toBeUndefined();
});

test.each([
  [
    'one closing of several days',
    [closed('2026-12-01', '2026-12-03')],
    ['2026-12-01–2026-12-03 00:00–00:00'],
  ],
  [
    'what is left of a day',
    [closed('2026-12-01T11:00', '2026-12-01T13:00')],
    ['2026-12-01–2026-12-01 09:00–11:00', '2026-12-01–2026-12-01 13:00–17:00'],
  ],
  [
    'other hours',
    [hours('10:00', '15:00', '2026-12-02')],
    ['2026-12-02–2026-12-02 10:00–15:00'],
  ],
  [
    'a holiday of the files with hours',
    [hours('10:00', '15:00', '2026-12-03')],
    ['2026-12-03–2026-12-03 10:00–15:00'],
  ],
  [
    'hours after midnight',
    [closed('2026-12-04T18:00', '2026-12-04T20:00')],
    ['2026-12-04–2026-12-04 20:00–02:00'],
  ],
  [
    'hours until midnight',
    [closed('2026-12-05T18:00', '2026-12-05T20:00')],
    ['2026-12-05–2026-12-05 20:00–00:00'],
  ],
  [
    'a whole day',
    [hours('00:00', '24:00', '2026-12-02')],
    ['2026-12-02–2026-12-02 00:00–23:59'],
  ],
  [
    'two days that are not one after another',
    [closed('2026-12-01'), closed('2026-12-03')],
    ['2026-12-01–2026-12-01 00:00–00:00', '2026-12-03–2026-12-03 00:00–00:00'],
  ],
])('lists %s', (_what, changes, expected) =>
  expect(listed(changes)).toEqual(expected),
);

test('lists no days before the earliest', () =>
  expect(listed([closed('0001-01-01', '2026-12-02')])).toEqual([
    '2026-12-01–2026-12-02 00:00–00:00',
  ]));

test('a closure of the files that the desk reopens is another one where pages list it', () => {
  const days = (validFrom: string, validThrough: string, more: object) =>
    JSON.stringify({
      '@type': 'OpeningHoursSpecification',
      validFrom,
      validThrough,
      ...more,
    });
  const shut = { opens: '00:00', closes: '00:00' };
  const closures = [
    { date: '2026-12-03', reason: 'a holiday' },
    { date: '2026-12-24', through: '2026-12-25', reason: 'Christmas' },
  ];
  const reopened = hours('10:00', '15:00', '2026-12-24');
  expect(closureReplacements([reopened], { ...office, closures })).toEqual([
    [
      days('2026-12-24', '2026-12-25', shut),
      [
        days('2026-12-24', '2026-12-24', { opens: '10:00', closes: '15:00' }),
        days('2026-12-25', '2026-12-25', shut),
      ].join(),
    ],
  ]);
});
