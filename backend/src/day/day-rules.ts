import {
  type DayChange,
  endOf,
  isClosing,
  isNotice,
  isOtherHours,
  isPhoneDown,
  longestDays,
  longestNotice,
  mostChanges,
  reasons,
  startOf,
} from 'shared/day-changes';
import { DAY, minutesOf } from 'shared/opening-hours';
import { characterInWords, typedLine } from 'shared/typed-text';
import { ApiException } from '../http/api-exception.ts';
import { isObject } from '../http/validation.pipe.ts';

/** A date, or a date with a time. */
const pointPattern = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/;
/** Hours that go on after midnight count on, as in the practice's files. */
const timePattern = /^[0-2]\d:[0-5]\d$/;
const datePattern = /^\d{4}-\d{2}-\d{2}$/;

/** The fields of each kind, besides `kind`, `from` and `until`. */
const fields: Readonly<Record<DayChange['kind'], readonly string[]>> = {
  closed: ['reason'],
  hours: ['opens', 'closes', 'break'],
  phone: ['number'],
  notice: ['text'],
};

const unreadable =
  'We couldn’t read that change. Please reload the page and try again.';

/** The sentence that the front desk gets. */
const refuse = (message: string): never => {
  throw new ApiException(400, message);
};

type Sent = Readonly<Record<string, unknown>>;

const asObject = (value: unknown): Sent =>
  isObject(value) && !Array.isArray(value)
    ? (value as Sent)
    : refuse(unreadable);

function refuseOtherFields(value: Sent, known: readonly string[]): void {
  if (!Object.keys(value).every((name) => known.includes(name)))
    refuse(unreadable);
}

/** Whether it's a day and a time that exist. */
function isPoint(value: unknown): value is string {
  if (typeof value !== 'string' || !pointPattern.test(value)) return false;
  const local = startOf({ from: value });
  return (
    !Number.isNaN(local) && new Date(local).toISOString().startsWith(value)
  );
}

function periodOf({ from, until }: Sent, now: number) {
  if (!isPoint(from))
    return refuse('Choose the day it begins, or the day and the time.');
  if (!isPoint(until))
    return refuse('Choose the day it ends, or the day and the time.');
  const start = startOf({ from });
  const end = endOf({ until });
  // Who types 26 as the year gets 0026.
  if (start < now - 365 * DAY)
    return refuse('It begins more than a year ago. Check the year.');
  // First, because not every form asks for the begin.
  if (end <= now)
    return refuse('Its end has passed already. Choose a later one.');
  if (end <= start)
    return refuse('It ends before it begins. Change one of the two.');
  if (end > (Math.floor(now / DAY) + longestDays + 1) * DAY) {
    return refuse(
      `It ends more than ${longestDays} days from now. Choose an earlier end, or put it into the practice’s files.`,
    );
  }
  return { from, until };
}

function timeOf(value: unknown): string {
  return typeof value === 'string' && timePattern.test(value)
    ? value
    : refuse('Write each time with hours and minutes, like 09:00 or 17:30.');
}

function hoursOf({ opens, closes, break: sentBreak }: Sent) {
  const hours = { opens: timeOf(opens), closes: timeOf(closes) };
  if (minutesOf(hours.closes) <= minutesOf(hours.opens))
    return refuse('The hours end before they begin. Change one of the two.');
  if (sentBreak === undefined) return hours;
  const { from, until, ...others } = asObject(sentBreak);
  refuseOtherFields(others, []);
  const pause = { from: timeOf(from), until: timeOf(until) };
  const order = [hours.opens, pause.from, pause.until, hours.closes];
  const inOrder = order.every(
    (time, index) =>
      index === 0 || minutesOf(order[index - 1] ?? '') < minutesOf(time),
  );
  if (!inOrder) {
    return refuse(
      'The break has to begin after you open and end before you close.',
    );
  }
  return { ...hours, break: pause };
}

/** @param language as in “The notice in Spanish” */
function noticeOf(sent: unknown, language: string): string {
  const what = `The notice in ${language}`;
  if (typeof sent !== 'string') return refuse(unreadable);
  const text = typedLine(sent);
  if (text === '') return refuse(`${what} is empty. Write what you’d say.`);
  // Counts like the form, so before anything else reads it.
  if (text.length > longestNotice) {
    return refuse(
      `${what} has ${text.length} characters. Shorten it to ${longestNotice} or fewer.`,
    );
  }
  const [sign] = /[<>]/.exec(text) ?? [];
  if (sign !== undefined)
    return refuse(
      `${what} can’t have ${characterInWords(sign)}. Use words only.`,
    );
  return text;
}

function textOf(value: unknown) {
  const { en, es, ...others } = asObject(value);
  refuseOtherFields(others, []);
  const english = noticeOf(en, 'English');
  return es === undefined || es === ''
    ? { en: english }
    : { en: english, es: noticeOf(es, 'Spanish') };
}

/** @param now local, as in opening-hours.ts */
function changeOf(
  value: unknown,
  otherPhones: readonly string[],
  now: number,
): DayChange {
  const sent = asObject(value);
  const { kind } = sent;
  const isKnown = (name: unknown): name is DayChange['kind'] =>
    typeof name === 'string' && Object.hasOwn(fields, name);
  if (!isKnown(kind)) {
    return refuse(
      'Choose what’s different: closed, other hours, the phone, or a notice.',
    );
  }
  refuseOtherFields(sent, ['kind', 'from', 'until', ...fields[kind]]);
  const period = periodOf(sent, now);
  switch (kind) {
    case 'closed': {
      const change = { kind, reason: sent.reason, ...period };
      return isClosing(change)
        ? change
        : refuse(`Choose a reason: ${reasons.join(', ')}.`);
    }
    case 'hours': {
      if (!datePattern.test(period.from) || !datePattern.test(period.until)) {
        return refuse(
          'Other hours are for whole days. Choose days without times.',
        );
      }
      const change = { kind, ...hoursOf(sent), ...period };
      return isOtherHours(change) ? change : refuse(unreadable);
    }
    case 'phone': {
      const { number } = sent;
      if (number === undefined) return { kind, ...period };
      const change = { kind, number, ...period };
      return isPhoneDown(change) && otherPhones.includes(change.number)
        ? change
        : refuse(
            'Choose one of the other numbers in the practice’s files, or none.',
          );
    }
    case 'notice': {
      const change = { kind, text: textOf(sent.text), ...period };
      return isNotice(change) ? change : refuse(unreadable);
    }
  }
}

/**
 * What the front desk sent, with only the fields that we know, and notices
 * without space around them. Whatever doesn't keep the rules gets 400 with one
 * sentence.
 * @param otherPhones as they're displayed
 * @param now local, as in opening-hours.ts
 * @throws ApiException
 */
export function checkedChanges(
  sent: unknown,
  otherPhones: readonly string[],
  now: number,
): DayChange[] {
  if (!Array.isArray(sent)) return refuse(unreadable);
  if (sent.length > mostChanges) {
    return refuse(
      `There can be ${mostChanges} changes at once. Take one down first.`,
    );
  }
  return sent.map((change) => changeOf(change, otherPhones, now));
}
