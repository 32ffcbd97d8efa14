import ICAL from 'ical.js';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import type { PlannedExam } from './plan';

/**
 * An iCalendar file (RFC 5545) with an all-day event for each exam that has a
 * date, and a reminder two weeks before. It doesn't contain the birthday. `now`
 * is the time of its creation.
 */
export function calendarFile(exams: readonly PlannedExam[], now: Date): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue(
    'prodid',
    `-//${practice.name}//Exam planner//EN`,
  );
  for (const { name, date } of exams) {
    if (date === undefined) continue;
    const event = new ICAL.Component('vevent');
    event.addPropertyWithValue(
      'uid',
      `${date}-${now.getTime().toString(36)}@exam-planner`,
    );
    event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(now, true));
    event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(date));
    event.addPropertyWithValue('transp', 'TRANSPARENT');
    event.addPropertyWithValue(
      'summary',
      t('Eye doctor: {exam}', { exam: name }),
    );
    event.addPropertyWithValue(
      'description',
      t('Around this date. Book it: {practice}, {phone}', {
        practice: practice.name,
        phone: practice.phone.display,
      }),
    );
    const reminder = new ICAL.Component('valarm');
    reminder.addPropertyWithValue('action', 'DISPLAY');
    reminder.addPropertyWithValue('trigger', ICAL.Duration.fromString('-P14D'));
    reminder.addPropertyWithValue(
      'description',
      t('Book this eye exam: {phone}', { phone: practice.phone.display }),
    );
    event.addSubcomponent(reminder);
    calendar.addSubcomponent(event);
  }
  return `${calendar.toString()}\r\n`;
}
