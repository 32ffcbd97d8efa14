// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { changeOf, type Draft, draftOf, saveDraft, savedDraft } from './draft';

const today = '2026-12-31';

const entered = (
  kind: Draft['kind'],
  more: Partial<Draft> = {},
): ReturnType<typeof changeOf> =>
  changeOf({ ...draftOf(kind, today), ...more }, today);

afterEach(() => sessionStorage.clear());

test('a closing ends tonight unless told otherwise', () => {
  expect(entered('closed', { reason: 'weather' })).toEqual({
    kind: 'closed',
    reason: 'weather',
    from: '2026-12-31',
    until: '2026-12-31',
  });
});

test('another day is tomorrow at first, in the new year too', () => {
  expect(entered('closed', { reason: 'illness', when: 'day' })).toMatchObject({
    from: '2027-01-01',
    until: '2027-01-01',
  });
});

test('a closing lasts from a day or time to another', () => {
  const period = {
    reason: 'other',
    when: 'period',
    from: '2027-01-04',
    until: '2027-01-06',
  } as const;
  expect(entered('closed', period)).toMatchObject({
    from: '2027-01-04',
    until: '2027-01-06',
  });
  expect(
    entered('closed', { ...period, fromTime: '12:00', untilTime: '15:30' }),
  ).toMatchObject({ from: '2027-01-04T12:00', until: '2027-01-06T15:30' });
});

test('other hours are for a day, with a break if there is one', () => {
  const hours = { when: 'day', day: '2027-01-02' } as const;
  const times = { ...hours, opens: '10:00', closes: '15:00' };
  const change = {
    kind: 'hours',
    opens: '10:00',
    closes: '15:00',
    from: '2027-01-02',
    until: '2027-01-02',
  };
  expect(entered('hours', times)).toEqual(change);
  const pause = { breakFrom: '12:00', breakUntil: '13:00' };
  expect(entered('hours', { ...times, ...pause })).toEqual(change);
  expect(entered('hours', { ...times, ...pause, hasBreak: true })).toEqual({
    ...change,
    break: { from: '12:00', until: '13:00' },
  });
});

test('a notice is one line', () => {
  expect(entered('notice', { en: 'Park behind\nthe house.\n' })).toMatchObject({
    text: { en: 'Park behind the house.' },
  });
});

test('without another number, the phone is only down', () => {
  const period = { from: today, until: today };
  expect(entered('phone')).toEqual({ kind: 'phone', ...period });
  expect(entered('phone', { number: '(732) 555-0143' })).toEqual({
    kind: 'phone',
    number: '(732) 555-0143',
    ...period,
  });
});

test('a notice begins today and can end at a later time', () => {
  expect(
    entered('notice', {
      en: ' Park behind the house. ',
      es: ' ',
      when: 'period',
      from: '2027-01-03',
      until: '2027-01-05',
      untilTime: '09:00',
    }),
  ).toEqual({
    kind: 'notice',
    text: { en: 'Park behind the house.' },
    from: today,
    until: '2027-01-05T09:00',
  });
  expect(entered('notice', { en: 'Snow', es: 'Nieve' })).toMatchObject({
    text: { en: 'Snow', es: 'Nieve' },
  });
});

test.each<[Draft['kind'], Partial<Draft>]>([
  ['closed', {}],
  ['closed', { reason: 'other', when: 'day', day: '' }],
  ['closed', { reason: 'other', when: 'period', from: '' }],
  ['closed', { reason: 'other', when: 'period', until: '', untilTime: '9:00' }],
  ['hours', { opens: '10:00' }],
  ['hours', { closes: '15:00' }],
  ['hours', { opens: '10:00', closes: '15:00', hasBreak: true }],
  ['notice', { en: ' ', es: 'Nieve' }],
])('there is no change while something is missing: %s %o', (kind, more) => {
  expect(entered(kind, more)).toBeUndefined();
});

test('another kind keeps what was entered, and is for today', () => {
  const before = { ...draftOf('notice', today), en: 'Snow' };
  const after = draftOf('closed', today, { ...before, when: 'period' });
  expect(after).toEqual({ ...before, kind: 'closed', when: 'today' });
});

test('this tab keeps the draft until it is shown or canceled', () => {
  const draft = draftOf('phone', today);
  saveDraft(draft);
  expect(savedDraft()).toEqual(draft);
  saveDraft(undefined);
  expect(savedDraft()).toBeUndefined();
});
