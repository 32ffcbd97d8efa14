import { expect, test } from 'vitest';
import type { DayChange } from './day-changes.ts';
import { dayTexts, sentenceOf } from './day-texts.ts';

const closed = { kind: 'closed', reason: 'weather' } as const;
const hours = { kind: 'hours', opens: '10:00', closes: '15:00' } as const;
const phone = { kind: 'phone' } as const;

/** What the strip says on Tuesday, December 1, 2026, at 8:00 AM. */
const sentences: readonly [change: DayChange, sentence: string][] = [
  [
    { ...closed, from: '2026-12-01', until: '2026-12-01' },
    'We’re closed today because of the weather.',
  ],
  [
    { ...closed, reason: 'other', from: '2026-11-28', until: '2026-12-01' },
    'We’re closed today.',
  ],
  [
    { ...closed, from: '2026-12-01', until: '2026-12-01T12:00' },
    'We’re closed until 12:00 PM today because of the weather.',
  ],
  [
    { ...closed, from: '2026-12-01T12:00', until: '2026-12-01' },
    'We’re closed from 12:00 PM today because of the weather.',
  ],
  [
    { ...closed, from: '2026-12-01T12:00', until: '2026-12-01T14:30' },
    'We’re closed from 12:00 PM to 2:30 PM today because of the weather.',
  ],
  [
    { ...closed, from: '2026-12-01T07:00', until: '2026-12-01T14:30' },
    'We’re closed until 2:30 PM today because of the weather.',
  ],
  [
    { ...closed, reason: 'illness', from: '2026-12-02', until: '2026-12-02' },
    'We’re closed on Wednesday, December 2 because someone on our team is ill.',
  ],
  [
    { ...closed, from: '2026-12-24T12:00', until: '2026-12-24' },
    'We’re closed on Thursday, December 24, from 12:00 PM because of the weather.',
  ],
  [
    { ...closed, from: '2026-11-30', until: '2026-12-04' },
    'We’re closed through Friday, December 4 because of the weather.',
  ],
  [
    { ...closed, from: '2026-12-24', until: '2027-01-02' },
    'We’re closed from Thursday, December 24 through Saturday, January 2 because of the weather.',
  ],
  [
    { ...closed, from: '2026-12-01', until: '2026-12-03T12:00' },
    'We’re closed until Thursday, December 3, 12:00 PM because of the weather.',
  ],
  [
    { ...closed, from: '2026-12-02T12:00', until: '2026-12-03T12:00' },
    'We’re closed from Wednesday, December 2, 12:00 PM to Thursday, December 3, 12:00 PM because of the weather.',
  ],
  [
    { ...hours, from: '2026-12-01', until: '2026-12-01' },
    'Our hours today: 10:00 AM to 3:00 PM.',
  ],
  [
    {
      ...hours,
      break: { from: '12:00', until: '13:00' },
      from: '2026-12-02',
      until: '2026-12-02',
    },
    'Our hours on Wednesday, December 2: 10:00 AM to 12:00 PM and 1:00 PM to 3:00 PM.',
  ],
  [
    { ...phone, from: '2026-12-01', until: '2026-12-01' },
    'Our phone isn’t working today.',
  ],
  [
    {
      ...phone,
      number: '(732) 555-0143',
      from: '2026-12-01',
      until: '2026-12-01T17:00',
    },
    'Our phone isn’t working until 5:00 PM today. Please call (732) 555-0143.',
  ],
  [
    {
      kind: 'notice',
      text: { en: 'Park behind the house.' },
      from: '2026-12-01',
      until: '2026-12-01',
    },
    'Park behind the house.',
  ],
];

const now = Date.parse('2026-12-01T08:00Z');

test.each(sentences)('%j', (change, sentence) =>
  expect(sentenceOf(change, now, dayTexts, 'en')).toBe(sentence),
);

test('a time that ends with a period ends the sentence', () => {
  const texts = { ...dayTexts, pm: 'p. m.', onDayFrom: '{day}, {from}' };
  const change = {
    ...closed,
    reason: 'other',
    from: '2026-12-24T12:00',
    until: '2026-12-24',
  } as const;
  expect(sentenceOf(change, now, texts, 'en')).toBe(
    'We’re closed Thursday, December 24, 12:00 p. m.',
  );
});
