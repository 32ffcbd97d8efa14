import { practice } from 'shared/practice';

/** Formats a time in the practice's time zone. */
export const practiceTime = new Intl.DateTimeFormat('en-US', {
  timeZone: practice.timeZone,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});
