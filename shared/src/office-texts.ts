import { minutesOf, type Weekday } from './opening-hours.ts';
import { t } from './t.ts';

/**
 * All texts about open and closed. Pages have them in the language of the
 * build. The backend says them in every language (backend/src/day/).
 */
export const officeTexts = {
  locale: t('en-US'),
  Monday: t('Monday'),
  Tuesday: t('Tuesday'),
  Wednesday: t('Wednesday'),
  Thursday: t('Thursday'),
  Friday: t('Friday'),
  Saturday: t('Saturday'),
  Sunday: t('Sunday'),
  am: t('AM'),
  pm: t('PM'),
  midnight: t('midnight'),
  and: t(' and '),
  span: t('{opens} to {closes}'),
  today: t('today'),
  until: t('until {time}'),
  onlyUntil: t('only until {time}'),
  opens: t('Opens {day} {time}'),
  callFrom: t('Call us {day} from {time}'),
  weekday: t('{weekday}'),
  dated: t('{weekday}, {date},'),
  openStatus: t('Open {until}'),
  closedStatus: t('Closed. {next}'),

  // Times in sentences. Some languages have an article: “las 9:00”, “la 1:00”.
  hour: t('{hour}'),
  oneOClock: t('{one}'),

  // In little room, in two lines.
  briefOpen: t('Open until\n{time}'),
  briefClosedToday: t('Closed until\n{time}'),
  briefClosed: t('Closed until\n{day} {time}'),
  briefWeekday: t('{short}'),
  briefDate: t('{date},'),
} as const;

export type OfficeTexts = Readonly<Record<keyof typeof officeTexts, string>>;

type Values = Readonly<Record<string, string>>;

/** Puts values in the place of the names in braces. */
export const filled = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

export const weekdayName = (
  day: Weekday,
  texts: OfficeTexts = officeTexts,
): string => texts[day];

/** `17:00` as `5:00 PM`, `26:00` as `2:00 AM`. */
export function clockTime(
  time: string,
  texts: OfficeTexts = officeTexts,
): string {
  const hour = Math.floor(minutesOf(time) / 60) % 24;
  if (hour === 0 && minutesOf(time) % 1440 === 0) return texts.midnight;
  return `${hour % 12 || 12}:${time.slice(-2)} ${hour < 12 ? texts.am : texts.pm}`;
}

/** A time in a sentence, with the article that a language has for it. */
export function timeInSentence(
  time: string,
  texts: OfficeTexts = officeTexts,
): string {
  const clock = clockTime(time, texts);
  if (clock === texts.midnight) return clock;
  return clock.startsWith('1:')
    ? filled(texts.oneOClock, { one: clock })
    : filled(texts.hour, { hour: clock });
}
