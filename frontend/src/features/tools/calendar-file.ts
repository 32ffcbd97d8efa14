import ICAL from 'ical.js';
import { practice } from '@/content/practice';
import { MINUTE } from 'shared/opening-hours';

export interface CalendarEvent {
  /**
   * The same in every download of this event, so that a calendar replaces it
   * instead of showing it twice.
   */
  id: string;
  summary: string;
  description: string;
  location?: string;
  /** A whole day, such as `2026-12-01`, or a moment in milliseconds. */
  start: string | number;
  /** Of an event that starts at a moment. */
  minutes?: number;
  /** How long before it, such as `P14D` or `PT30M`, to say what. */
  reminder: { before: string; text: string };
}

const utc = (moment: number) => ICAL.Time.fromJSDate(new Date(moment), true);

/**
 * An iCalendar file (RFC 5545). `now` is the time of its creation, in
 * milliseconds: of two files with the same event, calendars keep the later.
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  now: number,
): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//${practice.name}//Eye exams//EN`);
  for (const { id, start, minutes, location, reminder, ...texts } of events) {
    const event = new ICAL.Component('vevent');
    const add = (name: string, value: unknown) =>
      event.addPropertyWithValue(name, value);
    add('uid', `${id}@${new URL(__SITE_URL__).host}`);
    add('dtstamp', utc(now));
    add('sequence', Math.floor(now / MINUTE));
    if (typeof start === 'string') {
      add('dtstart', ICAL.Time.fromDateString(start));
      add('transp', 'TRANSPARENT');
    } else {
      add('dtstart', utc(start));
      if (minutes) add('dtend', utc(start + minutes * MINUTE));
    }
    add('summary', texts.summary);
    add('description', texts.description);
    if (location) add('location', location);
    const alarm = new ICAL.Component('valarm');
    alarm.addPropertyWithValue('action', 'DISPLAY');
    alarm.addPropertyWithValue(
      'trigger',
      ICAL.Duration.fromString(`-${reminder.before}`),
    );
    alarm.addPropertyWithValue('description', reminder.text);
    event.addSubcomponent(alarm);
    calendar.addSubcomponent(event);
  }
  return `${calendar.toString()}\r\n`;
}
