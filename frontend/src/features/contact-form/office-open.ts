import { practice, type Week, type Weekday } from '@/content/practice';

interface Office {
  hours: Week;
  closures: readonly { date: string }[];
  timeZone: string;
}

/** Created on demand: loading a time zone takes longer than the whole form on a slow phone. */
const clock = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

/** Whether the practice is open now, in its own time zone and with its closures. */
export function officeOpen(now: Date, { hours, closures, timeZone }: Office = practice): boolean {
  const part = Object.fromEntries(
    clock(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const date = `${part.year}-${part.month}-${part.day}`;
  if (closures.some((closure) => closure.date === date)) return false;
  const time = `${part.hour}:${part.minute}`;
  const spans = hours[part.weekday as Weekday];
  return spans.some(({ opens, closes }) => opens <= time && time < closes);
}
