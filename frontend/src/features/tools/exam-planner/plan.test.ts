import { expect, test } from 'vitest';
import { planExams, readBirthday } from './plan';

const today = '2026-11-21';

const yearly = (...years: number[]) =>
  years.map((year) => `${year}-07-01 Yearly exam`);

const plans: [who: string, birthday: string, exams: string[]][] = [
  [
    'a newborn',
    '2026-11-20',
    [
      '2027-05-20 First exam, at 6 months',
      '2029-11-20 Exam for age 3',
      '2032-07-01 Exam before kindergarten',
      ...yearly(2033, 2034),
    ],
  ],
  [
    'a baby born on the last day of a long month',
    '2026-08-31',
    [
      '2027-02-28 First exam, at 6 months',
      '2029-08-31 Exam for age 3',
      '2031-07-01 Exam before kindergarten',
      ...yearly(2032, 2033),
    ],
  ],
  [
    'a toddler who missed the first exam',
    '2025-12-01',
    [
      'now First exam, at 6 months, if it hasn’t happened yet',
      '2028-12-01 Exam for age 3',
      '2031-07-01 Exam before kindergarten',
      ...yearly(2032, 2033),
    ],
  ],
  [
    'a child in preschool',
    '2022-09-01',
    [
      'now Exam for age 3, if it hasn’t happened yet',
      '2027-07-01 Exam before kindergarten',
      ...yearly(2028, 2029),
    ],
  ],
  [
    'a second-grader',
    '2019-03-14',
    [
      'now Yearly exam, unless the last one was less than a year ago',
      '2027-11-21 Yearly exam',
      '2028-11-21 Yearly exam',
    ],
  ],
];

test.each(plans)('plans the exams of %s', (_, birthday, exams) =>
  expect(
    planExams(birthday, today, true).map(
      ({ date, name }) => `${date ?? 'now'} ${name}`,
    ),
  ).toEqual(exams),
);

test('plans no exam of a baby where babies aren’t examined', () =>
  expect(planExams('2026-11-20', today, false)[0]).toEqual({
    name: 'Exam for age 3',
    date: '2029-11-20',
  }));

const readable: [month: string, day: string, year: string, birthday: string][] =
  [
    ['5', '7', '2021', '2021-05-07'],
    [' 05 ', '07', '2021', '2021-05-07'],
    ['Sept', '30', '2020', '2020-09-30'],
    ['2', '29', '2024', '2024-02-29'],
    ['11', '21', '2026', '2026-11-21'],
  ];

test.each(readable)('reads %s/%s/%s', (month, day, year, birthday) =>
  expect(readBirthday({ month, day, year }, today)).toEqual({ birthday }),
);

const unreadable: [
  month: string,
  day: string,
  year: string,
  field: string,
  problem: RegExp,
][] = [
  ['', '', '', 'month', /number from 1 to 12/],
  ['13', '1', '2021', 'month', /number from 1 to 12/],
  ['5', '1', '21', 'year', /four digits/],
  ['2', '29', '2025', 'day', /from 1 to 28.*February 2025/],
  ['5', '0', '2021', 'day', /from 1 to 31/],
  ['11', '22', '2026', 'year', /in the future/],
  [
    '1',
    '1',
    '1726',
    'year',
    /^That’s 300 years ago, and this plan is for children\./,
  ],
  ['5', '7', '2007', 'year', /^That’s 19 years ago/],
];

test.each(unreadable)(
  'says what’s wrong with %s/%s/%s',
  (month, day, year, field, problem) => {
    const read = readBirthday({ month, day, year }, today);
    expect(read).toEqual({
      field,
      problem: expect.stringMatching(problem) as string,
    });
  },
);
