import { practice, type Week, type Weekday } from '@/content/practice';

interface Office {
  hours: Week;
  closures: readonly { date: string }[];
  timeZone: string;
}

/** Made when it is asked for: to load a time zone takes a slow phone longer than the whole form. */
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

/** Whether the phone is answered at this moment, by the practice's own clock and closures. */
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
