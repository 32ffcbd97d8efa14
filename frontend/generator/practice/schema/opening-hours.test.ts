import { expect, test } from 'vitest';
import { hoursError, hoursPattern, parseHours } from './opening-hours.ts';

test.each([
  ['9:00 AM to 5:00 PM', '09:00', '17:00'],
  ['9am–5pm', '09:00', '17:00'],
  ['12:00 AM to 11:59 PM', '00:00', '23:59'],
  ['12:30 PM to 1 PM', '12:30', '13:00'],
  ['5:00 PM to 12:00 AM', '17:00', '24:00'],
  ['12:00 PM to 12:00 AM', '12:00', '24:00'],
  ['6:00 PM to 2:00 AM', '18:00', '26:00'],
  ['4:30 PM to 12:30 AM', '16:30', '24:30'],
])('reads %s', (text, opens, closes) => {
  expect(text).toMatch(hoursPattern);
  expect(parseHours(text)).toEqual({ opens, closes });
  expect(hoursError([text])).toBeUndefined();
});

test.each(['13:00 PM to 5:00 PM', '9:60 AM to 5:00 PM', '9:00 to 17:00'])(
  'doesn’t read %s',
  (text) => expect(text).not.toMatch(hoursPattern),
);

const backward = 'These hours end before they begin: ';
const midnight = 'These hours end at midnight: ';

test.each([
  [['9:00 AM to 5:00 AM'], `${backward}9:00 AM to 5:00 AM. Check AM and PM.`],
  [['1:00 PM to 5:00 AM'], `${backward}1:00 PM to 5:00 AM. Check AM and PM.`],
  [['9:00 AM to 9:00 AM'], `${backward}9:00 AM to 9:00 AM. Check AM and PM.`],
  [['9:00 AM to 12:00 AM'], `${midnight}9:00 AM to 12:00 AM. For noon, write`],
  [['12:00 AM to 12:00 AM'], `${midnight}12:00 AM to 12:00 AM.`],
  [
    ['6:00 PM to 2:00 AM', '9:00 AM to 6:30 PM'],
    'These hours overlap: 9:00 AM to 6:30 PM and 6:00 PM to 2:00 AM.',
  ],
])('refuses %j', (day, message) => expect(hoursError(day)).toContain(message));

test('accepts a lunch break and a late evening, in any order', () =>
  expect(
    hoursError([
      '5:00 PM to 12:00 AM',
      '9:00 AM to 12:00 PM',
      '1:00 PM to 5:00 PM',
    ]),
  ).toBeUndefined());
