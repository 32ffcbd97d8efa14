import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Week } from 'shared/opening-hours';
import { daysBySpan, describeWeek, specialTimes } from './week';

const nineToFive = [{ opens: '09:00', closes: '17:00' }];
const regular: Week = {
  Monday: [],
  Tuesday: nineToFive,
  Wednesday: nineToFive,
  Thursday: nineToFive,
  Friday: nineToFive,
  Saturday: nineToFive,
  Sunday: [],
};
const shortSaturday: Week = {
  ...regular,
  Saturday: [{ opens: '09:00', closes: '13:00' }],
};
const wednesdayMorning: Week = {
  ...regular,
  Wednesday: [{ opens: '08:30', closes: '12:00' }],
};
const closedThursday: Week = { ...regular, Thursday: [] };
const everyDay: Week = { ...regular, Monday: nineToFive, Sunday: nineToFive };
const lunchBreak: Week = {
  ...regular,
  Friday: [
    { opens: '09:00', closes: '12:00' },
    { opens: '13:00', closes: '18:00' },
  ],
};

const lateNights: Week = {
  ...regular,
  Thursday: [
    { opens: '09:00', closes: '12:00' },
    { opens: '17:00', closes: '24:00' },
  ],
  Friday: [{ opens: '18:00', closes: '26:00' }],
};

const never = Object.fromEntries(
  Object.keys(regular).map((name) => [name, []]),
) as unknown as Week;

test.each<[week: Week, wait: { day: string; next: string } | undefined]>([
  [regular, { day: 'Saturday', next: 'Tuesday' }],
  [
    { ...regular, Saturday: [] },
    { day: 'Friday', next: 'Tuesday' },
  ],
  [
    { ...everyDay, Sunday: [] },
    { day: 'Saturday', next: 'Monday' },
  ],
  [everyDay, undefined],
  [{ ...never, Friday: nineToFive }, undefined],
  [never, undefined],
])('knows who waits longest for an answer', (week, wait) =>
  expect(describeWeek(week, 60).longestWait).toEqual(wait),
);

const text = (week: Week) =>
  describeWeek(week, 60)
    .lines.map(({ days, times }) => `${days} ${times}`)
    .join(', ');

const day = '9:00 AM to 5:00 PM';

test.each([
  [regular, `Tuesday to Saturday ${day}`],
  [shortSaturday, `Tuesday to Friday ${day}, Saturday 9:00 AM to 1:00 PM`],
  [
    wednesdayMorning,
    `Tuesday ${day}, Wednesday 8:30 AM to 12:00 PM, Thursday to Saturday ${day}`,
  ],
  [
    lunchBreak,
    `Tuesday to Thursday ${day}, Friday 9:00 AM to 12:00 PM and 1:00 PM to 6:00 PM, Saturday ${day}`,
  ],
  [closedThursday, `Tuesday and Wednesday ${day}, Friday and Saturday ${day}`],
  [
    lateNights,
    `Tuesday and Wednesday ${day}, Thursday 9:00 AM to 12:00 PM and 5:00 PM to midnight, Friday 6:00 PM to 2:00 AM, Saturday ${day}`,
  ],
])('the hours of %j: %s', (week, expected) =>
  expect(text(week)).toBe(expected),
);

test.each([
  [regular, 'Closed Sunday and Monday', 'Tuesday to Saturday'],
  [
    closedThursday,
    'Closed Sunday, Monday and Thursday',
    'Tuesday, Wednesday, Friday and Saturday',
  ],
  [everyDay, 'Open every day of the week', 'Monday to Sunday'],
])('the open and closed days of %j', (week, closed, openDays) =>
  expect(describeWeek(week, 60)).toMatchObject({ closed, openDays }),
);

test('the table has a row for each day with its hours', () => {
  const { table } = describeWeek(shortSaturday, 60);
  expect(table.map(({ days }) => days)).toEqual(Object.keys(shortSaturday));
  expect(table.map(({ times }) => times)).toEqual([
    '',
    day,
    day,
    day,
    day,
    '9:00 AM to 1:00 PM',
    '',
  ]);
});

test('sentences with opening times follow the weekly hours', () => {
  expect(describeWeek(regular, 60)).toMatchObject({
    openWorkdays: 'Tuesday to Friday',
    saturday: {
      isOpen: true,
      times: '9:00 AM to 5:00 PM',
      lateExam: 'four o’clock',
    },
    earlyExam: { time: 'nine o’clock', days: 'Tuesday to Friday' },
    lateExam: { time: 'four o’clock', days: 'Tuesday to Friday' },
  });
  expect(describeWeek(shortSaturday, 60)).toMatchObject({
    saturday: {
      isOpen: true,
      times: '9:00 AM to 1:00 PM',
      lateExam: 'twelve o’clock',
    },
  });
  expect(describeWeek(wednesdayMorning, 90)).toMatchObject({
    earlyExam: { time: '8:30 AM', days: 'Wednesday' },
    lateExam: { time: '3:30 PM', days: 'Tuesday, Thursday and Friday' },
  });
});

const untilMidnight = [{ opens: '17:00', closes: '24:00' }];

test.each([
  [
    'Thursday and Friday',
    '11:00 PM',
    { Thursday: untilMidnight, Friday: untilMidnight },
  ],
  ['Friday', '1:00 AM', { Friday: [{ opens: '18:00', closes: '26:00' }] }],
  ['Friday', 'midnight', { Friday: [{ opens: '18:00', closes: '25:00' }] }],
  ['Friday', '11:30 PM', { Friday: [{ opens: '18:00', closes: '24:30' }] }],
  [
    'Friday',
    'eight o’clock',
    { Friday: [{ opens: '09:00', closes: '21:00' }] },
  ],
])('the latest exam on %s starts at %s', (days, time, hours) =>
  expect(describeWeek({ ...regular, ...hours }, 60).lateExam).toEqual({
    days,
    time,
  }),
);

test('the earliest exam at night says which half of the day it is', () => {
  const early = [{ opens: '05:00', closes: '12:00' }];
  expect(describeWeek({ ...regular, Friday: early }, 60).earlyExam).toEqual({
    days: 'Friday',
    time: '5:00 AM',
  });
});

test('a closure says that it’s closed, or its hours, and that they’re those of each day', () => {
  expect(specialTimes([], true)).toBe('closed');
  expect(specialTimes([], false)).toBe('closed');
  expect(specialTimes(nineToFive, true)).toBe(day);
  expect(specialTimes(untilMidnight, false)).toBe(
    '5:00 PM to midnight each day',
  );
});

test('lists each span of hours once, with all its days', () => {
  expect(daysBySpan(shortSaturday)).toEqual([
    { ...nineToFive[0], days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'] },
    { opens: '09:00', closes: '13:00', days: ['Saturday'] },
  ]);
  expect(daysBySpan(lunchBreak).map(({ days }) => days)).toEqual([
    ['Tuesday', 'Wednesday', 'Thursday', 'Saturday'],
    ['Friday'],
    ['Friday'],
  ]);
});

/** Opening times, day ranges and closed days typed into a page. */
const weekday = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const typedHours = new RegExp(
  [
    '\\d [AP]M\\b',
    '\\d:\\d\\d [AP]M',
    `${weekday} (?:to|through|until) ${weekday}`,
    `[Cc]losed (?:on )?${weekday}`,
  ].join('|'),
);

test('no page hardcodes opening times or closed days', () => {
  const root = join(import.meta.dirname, '../../..');
  const typed = globSync('{frontend,shared}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .replace(/^ *(?:\/\/|\/?\*).*$/gm, '')
        .split('\n')
        .filter((line) => typedHours.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(typed).toEqual([]);
});
