import { expect, test } from '@jest/globals';
import type { DayChange } from 'shared/day-changes';
import { ApiException } from '../http/api-exception.ts';
import { checkedChanges } from './day-rules.ts';

/** Tuesday, 6:04 AM. */
const now = Date.parse('2026-12-01T06:04Z');
const otherPhones = ['(732) 555-0143'];

const today = { from: '2026-12-01', until: '2026-12-01' };
const closed = { kind: 'closed', reason: 'weather', ...today };
const hours = { kind: 'hours', opens: '10:00', closes: '15:00', ...today };
const phone = { kind: 'phone', ...today };
const notice = { kind: 'notice', text: { en: 'Use the back door.' }, ...today };

const check = (...changes: unknown[]): DayChange[] =>
  checkedChanges(changes, otherPhones, now);

/** The sentence that says what's wrong. */
function problemWith(change: unknown): string {
  try {
    check(change);
  } catch (error) {
    if (error instanceof ApiException && error.getStatus() === 400)
      return error.message;
    throw error;
  }
  return '';
}

test.each([
  ['a day', closed],
  ['a time of a day', { ...closed, until: '2026-12-01T12:00' }],
  ['an hour ago until tonight', { ...closed, from: '2026-12-01T05:00' }],
  ['60 days', { ...closed, until: '2027-01-30' }],
  ['other hours', hours],
  ['hours until midnight', { ...hours, closes: '24:00' }],
  ['a break', { ...hours, break: { from: '12:00', until: '13:00' } }],
  ['no phone', phone],
  ['another number', { ...phone, number: '(732) 555-0143' }],
  ['a notice', notice],
  ['160 characters', { ...notice, text: { en: 'x'.repeat(160) } }],
  ['two languages', { ...notice, text: { en: 'Cash only.', es: 'Solo.' } }],
  ['joined emojis', { ...notice, text: { en: 'Hi 👩‍👩‍👧‍👦 ☎️' } }],
])('accepts %s', (_what, change) => expect(check(change)).toEqual([change]));

test('a notice is one line of what can be seen, and Spanish without text is left out', () =>
  expect(
    check({
      ...notice,
      text: { en: '  Use the\n\u202eback\u0000 door.\n', es: '' },
    }),
  ).toEqual([notice]));

const begins = 'Choose the day it begins, or the day and the time.';
const ends = 'Choose the day it ends, or the day and the time.';
const time = 'Write each time with hours and minutes, like 09:00 or 17:30.';
const pause = 'The break has to begin after you open and end before you close.';
const unreadable =
  'We couldn’t read that change. Please reload the page and try again.';
const markup = 'The notice in English can’t have a “<” sign. Use words only.';
const reason =
  'Choose a reason: weather, utilities, illness, emergency, other.';
const number =
  'Choose one of the other numbers in the practice’s files, or none.';
const kind =
  'Choose what’s different: closed, other hours, the phone, or a notice.';

const say = (en: unknown, es?: unknown) => ({ ...notice, text: { en, es } });

test.each([
  [{ ...closed, kind: 'open' }, kind],
  [{ ...closed, kind: 'toString' }, kind],
  [{ ...closed, reason: 'vacation' }, reason],
  [{ ...closed, reason: undefined }, reason],
  [{ ...closed, from: 'today' }, begins],
  [{ ...closed, from: 20261201 }, begins],
  [{ ...closed, from: '2026-02-30' }, begins],
  [{ ...closed, from: '2026-12-01T24:30' }, begins],
  [{ ...closed, until: '2026-13-01' }, ends],
  [{ ...closed, until: '2026-12-01T12:60' }, ends],
  [{ ...closed, until: undefined }, ends],
  [
    { ...closed, from: '0026-12-01' },
    'It begins more than a year ago. Check the year.',
  ],
  [
    { ...closed, from: '2026-12-02' },
    'It ends before it begins. Change one of the two.',
  ],
  [
    { ...closed, from: '2026-12-01T09:00', until: '2026-12-01T09:00' },
    'It ends before it begins. Change one of the two.',
  ],
  [
    { ...closed, until: '2026-11-30' },
    'Its end has passed already. Choose a later one.',
  ],
  [
    { ...closed, from: '2026-11-30', until: '2026-11-30' },
    'Its end has passed already. Choose a later one.',
  ],
  [
    { ...closed, until: '2026-12-01T06:04' },
    'Its end has passed already. Choose a later one.',
  ],
  [
    { ...closed, until: '2027-01-31' },
    'It ends more than 60 days from now. Choose an earlier end, or put it into the practice’s files.',
  ],
  [
    { ...hours, opens: '15:00', closes: '10:00' },
    'The hours end before they begin. Change one of the two.',
  ],
  [{ ...hours, opens: '9:00' }, time],
  [{ ...hours, closes: '17.00' }, time],
  [{ ...hours, closes: '17:60' }, time],
  [{ ...hours, closes: undefined }, time],
  [{ ...hours, break: { from: '12:00' } }, time],
  [{ ...hours, break: { from: '09:00', until: '11:00' } }, pause],
  [{ ...hours, break: { from: '13:00', until: '12:00' } }, pause],
  [{ ...hours, break: { from: '14:00', until: '15:00' } }, pause],
  [{ ...hours, break: 'lunch' }, unreadable],
  [
    { ...hours, until: '2026-12-01T12:00' },
    'Other hours are for whole days. Choose days without times.',
  ],
  [{ ...phone, number: '(900) 555-0199' }, number],
  [{ ...phone, number: ['(732) 555-0143'] }, number],
  [say(' \u200b\n'), 'The notice in English is empty. Write what you’d say.'],
  [
    say('x'.repeat(161)),
    'The notice in English has 161 characters. Shorten it to 160 or fewer.',
  ],
  [
    say('👓'.repeat(81)),
    'The notice in English has 162 characters. Shorten it to 160 or fewer.',
  ],
  [say('<b>Closed</b>'), markup],
  [say('Closed -> call'), markup.replace('<', '>')],
  [say('Cash only.', '<'), markup.replace('English', 'Spanish')],
  [say(5), unreadable],
  [{ ...notice, text: 'Closed' }, unreadable],
  [{ ...notice, text: { en: 'Hi', fr: 'Salut' } }, unreadable],
  [{ ...closed, note: 'snow' }, unreadable],
  [{ ...closed, number: '(732) 555-0143' }, unreadable],
  [null, unreadable],
  ['closed', unreadable],
  [[closed], unreadable],
])('refuses %j', (change, sentence) =>
  expect(problemWith(change)).toBe(sentence),
);

test('takes five changes, and no sixth', () => {
  expect(check(closed, hours, phone, notice, closed)).toHaveLength(5);
  expect(() => check(...Array<unknown>(6).fill(closed))).toThrow(
    'There can be 5 changes at once. Take one down first.',
  );
});

test.each([undefined, {}, 'closed', 5])('refuses %j as a list', (sent) =>
  expect(() => checkedChanges(sent, otherPhones, now)).toThrow(unreadable),
);
