import { expect, test } from '@jest/globals';
import { zoneChanges } from 'shared/clock-changes';
import type { DayChange } from 'shared/day-changes';
import { dayTexts } from 'shared/day-texts';
import { zoneClock } from 'shared/opening-hours';
import { inLanguage } from '../config/practice.ts';
import { dayPeriods, periodsText } from './day-pages.ts';
import type { DaySite } from './day-strip.ts';

const nineToFive = [{ opens: '09:00', closes: '17:00' }];

const site: DaySite = {
  siteUrl: 'https://www.example.com',
  office: {
    hours: {
      Monday: [],
      Tuesday: nineToFive,
      Wednesday: nineToFive,
      Thursday: nineToFive,
      Friday: nineToFive,
      Saturday: nineToFive,
      Sunday: [],
    },
    closures: [],
    clockChanges: zoneChanges('America/New_York', new Date('2026-11-21')),
  },
  phone: { display: '(732) 555-0142', href: 'tel:+17325550142' },
  otherPhones: [{ display: '(732) 555-0143', href: 'tel:+17325550143' }],
  languages: ['en', 'es'].map((language) => ({
    language,
    texts: inLanguage(dayTexts, language),
  })),
};

const { toLocal, toMoment } = zoneClock(site.office.clockChanges);

const at = (local: string) => toMoment(Date.parse(`${local}Z`));
const localOf = (moment: number) =>
  new Date(toLocal(moment)).toISOString().slice(0, 16);

/** Tuesday, 6:04 AM. */
const now = at('2026-12-01T06:04');
const today = { from: '2026-12-01', until: '2026-12-01' };
const closed = { kind: 'closed', reason: 'weather', ...today } as const;
const hours = {
  kind: 'hours',
  opens: '10:00',
  closes: '15:00',
  ...today,
} as const;
const phone = { kind: 'phone', ...today } as const;
const notice = {
  kind: 'notice',
  text: { en: 'Cash & checks.' },
  ...today,
} as const;

const periods = (changes: readonly DayChange[]) =>
  dayPeriods({ version: 7, changes }, now, site);

/** A page of a language as nginx serves it at a moment. */
function pageAt(
  changes: readonly DayChange[],
  moment: number,
  language = 'en',
  body = '',
): string {
  const period = periods(changes).find(
    ({ from, until }) => from <= moment && moment < until,
  );
  let page = `<html lang="${language}"><div id="root">${body}</div>`;
  for (const line of period?.lines ?? []) {
    const [ofLanguage, search = '', replacement = ''] = line.split('\t');
    if (ofLanguage === language) page = page.replaceAll(search, replacement);
  }
  return page;
}

/** The text of the strip's paragraphs. */
const stripAt = (changes: readonly DayChange[], local: string) =>
  [...pageAt(changes, at(local)).matchAll(/<p data.*?<\/p>/g)].map(
    ([paragraph]) => paragraph.replace(/<[^>]*>/g, ''),
  );

/** When the periods begin and end, local. */
const timesOf = (changes: readonly DayChange[]) =>
  periods(changes).map(({ from, until }) => [localOf(from), localOf(until)]);

test('nothing set is an empty text', () =>
  expect(periodsText(periods([]))).toBe(''));

test('writes each period with its seconds, its lines and an empty one', () => {
  const from = 1_796_119_440_000;
  const text = periodsText([
    { from, until: from + 60_500, lines: ['en\ta\tb', 'es\tc\td'] },
    { from: from + 60_500, until: from + 120_000, lines: ['en\ta\te'] },
  ]);
  // The first one began an hour ago, because nginx's clock can be behind.
  expect(text).toBe(
    '1796115840 1796119500\nen\ta\tb\nes\tc\td\n\n1796119500 1796119560\nen\ta\te\n\n',
  );
});

test('a day that is closed is one period until midnight', () =>
  expect(timesOf([closed])).toEqual([
    ['2026-12-01T06:04', '2026-12-02T00:00'],
  ]));

test('periods change with the door, the words and what ends', () => {
  expect(timesOf([hours])).toEqual([
    ['2026-12-01T06:04', '2026-12-01T10:00'],
    ['2026-12-01T10:00', '2026-12-01T15:00'],
    ['2026-12-01T15:00', '2026-12-02T00:00'],
  ]);
  const afternoon = {
    ...closed,
    from: '2026-12-01T12:00',
    until: '2026-12-02T10:00',
  };
  expect(timesOf([afternoon, notice])).toEqual([
    ['2026-12-01T06:04', '2026-12-01T09:00'],
    ['2026-12-01T09:00', '2026-12-01T12:00'],
    ['2026-12-01T12:00', '2026-12-02T00:00'],
    ['2026-12-02T00:00', '2026-12-02T10:00'],
  ]);
});

test('a change is said a week ahead if it is of hours, and else from its start', () => {
  const days = { from: '2026-12-10', until: '2026-12-10' };
  const later = [
    { ...closed, ...days },
    { ...notice, ...days },
  ];
  expect(stripAt(later, '2026-12-02T23:59')).toEqual([]);
  expect(stripAt(later, '2026-12-03T00:00')).toEqual([
    'We’re closed on Thursday, December 10 because of the weather. Symptoms that can’t wait',
  ]);
  expect(stripAt(later, '2026-12-10T00:00')).toEqual([
    'We’re closed today because of the weather. Symptoms that can’t wait',
    'Cash &amp; checks.',
  ]);
  expect(stripAt(later, '2026-12-11T00:00')).toEqual([]);
});

test('pages know the version and all changes before any is said, too', () => {
  const later = { ...notice, from: '2026-12-10', until: '2026-12-10' };
  const page = pageAt([later], now);
  expect(page).toContain('<html lang="en" data-day="7">');
  expect(page).toContain(
    `<script type="application/json" id="day-changes">{"version":7,"changes":[${JSON.stringify(later)}]}</script>`,
  );
  expect(page).not.toContain('<aside');
  expect(pageAt([later], at('2026-12-11T00:00'))).not.toContain('data-day');
});

test.each([
  ['2026-12-01T09:59', ' data-office="closed" data-door="closed"'],
  ['2026-12-01T10:00', ' data-office="open" data-door="open"'],
  ['2026-12-01T15:00', ' data-office="closed" data-door="closed"'],
  ['2026-12-02T12:00', ''],
])('at %s, the page says%s', (local, state) => {
  const tomorrow = { ...notice, until: '2026-12-03' };
  expect(pageAt([hours, tomorrow], at(local))).toContain(
    `<html lang="en" data-day="7"${state}>`,
  );
});

test('the strip has a label, the end of each sentence, and links', () => {
  const until = at('2026-12-02T00:00');
  expect(pageAt([closed, phone], now)).toContain(
    `<aside data-day-strip aria-label="What’s different at our office"><p data-until="${until}">We’re closed today because of the weather. <a href="/something-just-happened/">Symptoms that can’t wait</a></p><p data-until="${until}">Our phone isn’t working today. <a href="/contact/#write">Write to us</a></p></aside>`,
  );
  expect(pageAt([closed, phone], now, 'es')).toContain(
    `<aside data-day-strip aria-label="Cambios en nuestro consultorio"><p data-until="${until}">Estamos cerrados hoy por el mal tiempo. <a href="/es/something-just-happened/">Síntomas que no pueden esperar</a></p><p data-until="${until}">Nuestro teléfono no funciona hoy. <a href="/es/contact/#write">Escríbanos</a></p></aside>`,
  );
});

test('a notice is in Spanish if it was given, else in English with its language', () => {
  const both = { ...notice, text: { en: 'Cash.', es: 'Solo efectivo.' } };
  const page = pageAt([both, notice], now, 'es');
  expect(page).toContain('">Solo efectivo.</p>');
  expect(page).toContain('"><span lang="en">Cash &amp; checks.</span></p>');
  expect(pageAt([both, notice], now)).toContain('">Cash.</p>');
});

test('nothing in a notice can become markup, end a data block or split a line', () => {
  const text = { en: '</script><img src=x>"&' };
  const hostile = { ...notice, text };
  for (const { lines } of periods([hostile])) {
    for (const line of lines) {
      expect(line.split('\t')).toHaveLength(3);
      expect(line).not.toContain('<img');
      expect(line).not.toContain('\n');
    }
  }
});

test('other sentences leave out those that they win over', () => {
  const said = (...changes: DayChange[]) =>
    stripAt(changes, '2026-12-01T06:04').map((text) => text.split('.')[0]);
  const ill = { ...closed, reason: 'illness' } as const;
  const illToday = 'We’re closed today because someone on our team is ill';
  expect(said(hours, closed)).toEqual([
    'We’re closed today because of the weather',
  ]);
  expect(said(closed, hours)).toEqual([
    'We’re closed today because of the weather',
  ]);
  expect(said(closed, ill)).toEqual([illToday]);
  expect(said(phone, { ...phone, number: '(732) 555-0143' })).toEqual([
    'Our phone isn’t working today',
  ]);
  expect(said(notice, notice)).toHaveLength(2);
  const morning = { ...closed, until: '2026-12-01T12:00' };
  expect(said(hours, morning)).toHaveLength(2);
});

const call =
  '<a href="tel:+17325550142">Call (732) 555-0142</a> (732) 555-0142 <a href="tel:911">911</a>';

test('while the phone is down, each number is the other one', () => {
  const other = { ...phone, number: '(732) 555-0143' };
  expect(pageAt([other], now, 'en', call)).toContain(
    '<a href="tel:+17325550143">Call (732) 555-0143</a> (732) 555-0143 <a href="tel:911">911</a>',
  );
  expect(pageAt([closed], now, 'en', call)).toContain(call);
});

test('without another number, each call leads to the form', () => {
  expect(pageAt([phone], now, 'en', call)).toContain(
    '<a href="/contact/#write">Write to us</a> (732) 555-0142 (not working) <a href="tel:911">911</a>',
  );
  const spanish = call.replace('Call', 'Llame al');
  expect(pageAt([phone], now, 'es', spanish)).toContain(
    '<a href="/es/contact/#write">Escríbanos</a> (732) 555-0142 (no funciona) ',
  );
});

test('the phone works again at the end', () => {
  const until = { ...phone, until: '2026-12-01T10:00' };
  expect(pageAt([until, notice], at('2026-12-01T10:00'), 'en', call)).toContain(
    call,
  );
});

test.each([
  ['2026-03-08', '2026-03-08T12:00'],
  ['2026-11-01', '2026-11-01T12:00'],
])(
  'on %s, when the clocks change, it ends by the wall clock',
  (from, until) => {
    const change = { ...notice, from, until };
    const spring = zoneChanges('America/New_York', new Date('2026-03-01'));
    const office = { ...site.office, clockChanges: spring };
    const clock = zoneClock(spring);
    const start = clock.toMoment(Date.parse(`${from}T00:00Z`));
    const day = { version: 1, changes: [change] };
    const last = dayPeriods(day, start, { ...site, office }).at(-1);
    expect(last?.until).toBe(clock.toMoment(Date.parse(`${until}Z`)));
  },
);
