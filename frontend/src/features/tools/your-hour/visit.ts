import type { CitedPoint } from '@/content/claims';
import {
  examTotalMinutes,
  visitParts,
  visitSteps,
} from '@/content/exam-steps?data';
import { office } from '@/content/office?data';
import { present } from '@/content/present';
import { trip } from '@/content/trip?data';
import type { DayChange } from 'shared/day-changes';
import { clockTime, timeInSentence } from 'shared/office-texts';
import { officeDay } from 'shared/open-status';
import { DAY, MINUTE, zoneClock } from 'shared/opening-hours';
import { t } from 'shared/t';

const { toLocal, toMoment } = zoneClock(office.clockChanges);

/** When visits can begin. */
const QUARTER = 15 * MINUTE;

/** How far ahead to look for an open day. */
const DAYS_AHEAD = 90;

/** All times are local, in milliseconds, as in shared/opening-hours.ts. */
export interface Visit {
  start: number;
  /** Minutes from door to door. 0 if the visitor doesn't know. */
  minutesHere: number;
  byTrain: boolean;
}

export const momentOf = ({ start }: Visit): number => toMoment(start);

const midnightOf = (date: string) => Date.parse(`${date}T00:00Z`);

export const dateOf = (local: number): string =>
  new Date(local).toISOString().slice(0, 10);

const clockOf = (local: number) => new Date(local).toISOString().slice(11, 16);

export const timeOf = (local: number): string => clockTime(clockOf(local));

/** With the article that some languages have. */
export const timeInText = (local: number): string =>
  timeInSentence(clockOf(local));

/** When a visit can begin on a day: none if it's closed, or over. */
export function startTimes(
  date: string,
  changes: readonly DayChange[],
  now = Date.now(),
) {
  const { spans } = officeDay(midnightOf(date), office, changes);
  const length = examTotalMinutes ? examTotalMinutes * MINUTE : QUARTER;
  return spans
    .flatMap(({ from, until }) =>
      Array.from(
        {
          length: Math.max(
            0,
            Math.floor((until - length - from) / QUARTER) + 1,
          ),
        },
        (_, index) => from + index * QUARTER,
      ),
    )
    .filter((time) => time > toLocal(now));
}

/** Why it's closed on a day, although the weekly hours say open. */
export const closedFor = (date: string, changes: readonly DayChange[]) =>
  officeDay(midnightOf(date), office, changes).reason?.text;

/** The first day from this one on when a visit can begin. */
export function nextOpenDay(
  date: string,
  changes: readonly DayChange[],
  now = Date.now(),
): string | undefined {
  for (let days = 0; days < DAYS_AHEAD; days += 1) {
    const next = dateOf(midnightOf(date) + days * DAY);
    if (startTimes(next, changes, now).length > 0) return next;
  }
  return undefined;
}

/** About when the visitor leaves, if the practice says how long a visit is. */
export const endOf = ({ start }: Visit): number | undefined =>
  examTotalMinutes ? start + examTotalMinutes * MINUTE : undefined;

export interface Stop extends CitedPoint {
  time?: string | undefined;
  /** Its place on the dial. */
  part?: number;
}

const afterward = (byTrain: boolean): CitedPoint => ({
  title: t('The next few hours'),
  text: present([
    t(
      'If you had drops, print can be blurry and daylight too bright for a few hours.',
    ),
    byTrain
      ? t('Take the train home, with sunglasses on.')
      : t('Wear sunglasses, and have someone drive you home.'),
    t('Read and drive again once you see clearly.'),
  ]).join(' '),
  claim: 'dilation-blur-hours',
});

/** If the practice doesn't say how long each part takes, they're one. */
function partOf(step: number): Pick<Stop, 'part'> {
  const part = visitParts.length === 1 ? 0 : step;
  return part < visitParts.length ? { part } : {};
}

/** The minutes of a step are about right, so only its start is a time. */
function whenOf(
  from: number | undefined,
  until: number | undefined | false,
): string | undefined {
  if (until && from)
    return t('{from} to about {until}', {
      from: timeOf(from),
      until: timeOf(until),
    });
  if (until) return t('until about {until}', { until: timeOf(until) });
  return from === undefined ? undefined : timeOf(from);
}

/**
 * From the visitor's door until the drops have worn off. Says only what the
 * practice says, and has only times that follow from that.
 */
export function stopsOf(visit: Visit): Stop[] {
  const { start, minutesHere, byTrain } = visit;
  const { train, byCar = '', byTrain: trainText = '' } = trip;
  const end = endOf(visit);
  const startOfPart = (index: number) =>
    visitParts.length > index
      ? visitParts
          .slice(0, index)
          .reduce((time, { minutes }) => time + minutes * MINUTE, start)
      : undefined;
  return present<Stop>([
    minutesHere > 0 && {
      time: timeOf(start - minutesHere * MINUTE),
      title: t('Leave home'),
      text: byTrain ? '' : byCar,
    },
    byTrain &&
      train && {
        time: timeOf(start - train.walkMinutes * MINUTE),
        title: t('Be off the train in {station}', { station: train.station }),
        text: trainText,
      },
    ...visitSteps.map(({ name, text, time, isExam, isOptional }, index) => ({
      time:
        whenOf(index > 0 ? startOfPart(index) : start, isExam && end) ??
        (isOptional ? undefined : time),
      title: isOptional ? name + t(' (optional)') : name,
      text,
      ...partOf(index),
    })),
    afterward(byTrain),
  ]);
}
