import { type Closing, type DayChange, endOf, startOf } from './day-changes.ts';
import {
  clockTime,
  filled,
  officeTexts,
  type OfficeTexts,
  timeInSentence,
} from './office-texts.ts';
import { DAY } from './opening-hours.ts';
import { reasonTexts } from './open-status.ts';
import { t } from './t.ts';

/**
 * What the strip above each page says about what the front desk set. `{when}`
 * is one of the texts below.
 */
export const dayTexts = {
  ...officeTexts,
  ...reasonTexts,
  closedOther: t('We’re closed {when}.'),
  closedWeather: t('We’re closed {when} because of the weather.'),
  closedUtilities: t(
    'We’re closed {when} because the power or the water is out.',
  ),
  closedIllness: t('We’re closed {when} because someone on our team is ill.'),
  closedEmergency: t('We’re closed {when} because of an emergency.'),
  otherHours: t('Our hours {when}: {hours}.'),
  otherPhone: t('Our phone isn’t working {when}. Please call {number}.'),
  noPhone: t('Our phone isn’t working {when}.'),

  todayUntil: t('until {time} today'),
  todayFromTo: t('from {from} to {until} today'),
  todayFrom: t('from {from} today'),
  onDay: t('on {day}'),
  onDayFrom: t('on {day}, from {from}'),
  onDayUntil: t('on {day}, until {until}'),
  onDayFromTo: t('on {day}, from {from} to {until}'),
  throughDay: t('through {day}'),
  fromThrough: t('from {from} through {until}'),
  untilDay: t('until {day}'),
  fromTo: t('from {from} to {until}'),
  date: t('{weekday}, {date}'),
  dateAndTime: t('{date}, {time}'),

  strip: t('What’s different at our office'),
  signs: t('Symptoms that can’t wait'),
  write: t('Write to us'),
  call: t('Call {phone}'),
  phoneDown: t('{phone} (not working)'),
} as const;

export type DayTexts = Readonly<Record<keyof typeof dayTexts, string>> &
  OfficeTexts;

const closed: Readonly<Record<Closing['reason'], keyof typeof dayTexts>> = {
  weather: 'closedWeather',
  utilities: 'closedUtilities',
  illness: 'closedIllness',
  emergency: 'closedEmergency',
  other: 'closedOther',
};

const hasTime = (point: string) => point.length > 10;
const midnightOf = (local: number) => Math.floor(local / DAY) * DAY;

/**
 * When a change holds, as it follows “We’re closed”: `today`, `until 2:00 PM
 * today`, `from Thursday, December 24, through Monday, December 28`.
 * @param now local
 */
function whenText(change: DayChange, now: number, texts: DayTexts): string {
  const { from, until } = change;
  const today = midnightOf(now);
  const start = startOf(change);
  const end = endOf(change);
  const firstDay = midnightOf(start);
  // An end at midnight, or one by date, ends the day before.
  const lastDay = midnightOf(end - 1);
  const day = (local: number) => {
    const [weekday = '', date = ''] = new Date(local)
      .toLocaleDateString(texts.locale, {
        weekday: 'long',
        month: 'long',
        day: 'numeric',
        timeZone: 'UTC',
      })
      .split(', ');
    return filled(texts.date, { weekday, date });
  };
  const clock = (point: string) => timeInSentence(point.slice(11, 16), texts);
  const fromTime = hasTime(from) && start > firstDay && now < start;
  const untilTime = hasTime(until) && end < lastDay + DAY;
  const values = {
    from: fromTime ? clock(from) : '',
    until: untilTime ? clock(until) : '',
  };

  if (firstDay === lastDay || (start <= now && lastDay === today)) {
    const isToday = lastDay === today;
    if (isToday) {
      if (fromTime)
        return filled(untilTime ? texts.todayFromTo : texts.todayFrom, values);
      return untilTime
        ? filled(texts.todayUntil, { time: values.until })
        : texts.today;
    }
    const template = fromTime
      ? untilTime
        ? texts.onDayFromTo
        : texts.onDayFrom
      : untilTime
        ? texts.onDayUntil
        : texts.onDay;
    return filled(template, { ...values, day: day(lastDay) });
  }
  const dated = (local: number, time: string) =>
    time ? filled(texts.dateAndTime, { date: day(local), time }) : day(local);
  const last = dated(lastDay, values.until);
  if (start <= now)
    return filled(untilTime ? texts.untilDay : texts.throughDay, { day: last });
  return filled(untilTime ? texts.fromTo : texts.fromThrough, {
    from: dated(firstDay, values.from),
    until: last,
  });
}

/**
 * A change as one sentence.
 * @param language of the texts
 * @param now local
 */
export function sentenceOf(
  change: DayChange,
  now: number,
  texts: DayTexts,
  language: string,
): string {
  if (change.kind === 'notice') {
    const { en, es } = change.text;
    return language === 'es' ? (es ?? en) : en;
  }
  const when = whenText(change, now, texts);
  // Times in Spanish end with a period of their own.
  const sentence = (text: string, values: Readonly<Record<string, string>>) =>
    filled(text, { when, ...values }).replace(/\.\.$/, '.');
  switch (change.kind) {
    case 'closed':
      return sentence(texts[closed[change.reason]], {});
    case 'hours': {
      const { opens, closes, break: pause } = change;
      const span = (from: string, until: string) =>
        filled(texts.span, {
          opens: clockTime(from, texts),
          closes: clockTime(until, texts),
        });
      const hours = pause
        ? `${span(opens, pause.from)}${texts.and}${span(pause.until, closes)}`
        : span(opens, closes);
      return sentence(texts.otherHours, { hours });
    }
    case 'phone':
      return change.number === undefined
        ? sentence(texts.noPhone, {})
        : sentence(texts.otherPhone, { number: change.number });
  }
}
