import { practice } from '@/content/practice';

/** Made when it is asked for: to load a time zone takes a slow phone longer than the whole form. */
const clock = () =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: practice.timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

/** Whether somebody picks up the phone at this moment, by the practice's own clock and closures. */
export function officeOpen(now: Date): boolean {
  const part = Object.fromEntries(
    clock()
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const date = `${part.year}-${part.month}-${part.day}`;
  if (practice.closures.some((closure) => closure.date === date)) return false;
  const time = `${part.hour}:${part.minute}`;
  return practice.hours.some(
    ({ day, opens, closes }) => day === part.weekday && opens <= time && time < closes,
  );
}
