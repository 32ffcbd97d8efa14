import { useState } from 'react';
import { Button } from '@/components/button';
import { CitedText } from '@/components/cite';
import { setChanges } from '@/components/day';
import layout from '@/components/layout.module.css';
import { BookingLink } from '@/components/links';
import { saveFile } from '@/components/save-file';
import { accent, brand } from '@/components/illustrations/palette';
import { Dial, partColor } from '@/components/visit-dial/visit-dial';
import type { ClaimId } from '@/content/claims';
import { shortDate, weekdayDate } from '@/content/dates';
import { dropsSource } from '@/content/drops?data';
import { examTotalMinutes, visitParts } from '@/content/exam-steps?data';
import { practice } from '@/content/practice';
import { present } from '@/content/present';
import { today } from '@/content/today';
import { trip } from '@/content/trip?data';
import { whatToBring } from '@/content/what-to-bring?data';
import { DAY, MINUTE } from 'shared/opening-hours';
import { t } from 'shared/t';
import type { CalendarEvent } from '../calendar-file';
import { PrintButton, PrintSheet } from '../print-sheet';
import { ResultStatus } from '../result-status';
import {
  closedFor,
  dateOf,
  endOf,
  momentOf,
  nextOpenDay,
  startTimes,
  type Stop,
  stopsOf,
  timeInText,
  timeOf,
  type Visit,
} from './visit';
import styles from './your-hour.module.css';

const minutesHere = [5, 10, 15, 20, 30, 45, 60, 90];

/** Appointments are rarely made further ahead. */
const DAYS_AHEAD = 365;

const { street, city, state, zip } = practice.address;

function summaryOf(visit: Visit): string {
  const end = endOf(visit);
  return present([
    visit.minutesHere > 0 &&
      t('Leave home at {time}.', {
        time: timeInText(visit.start - visit.minutesHere * MINUTE),
      }),
    end !== undefined &&
      t('You’re done at about {time}.', { time: timeInText(end) }),
  ]).join(' ');
}

const noTime = (day: string, reason: string | undefined): string =>
  day
    ? present([
        t('There’s no time for a visit on {day}.', { day }),
        reason && t('We’re closed for {reason}.', { reason }),
      ]).join(' ')
    : t('Choose a day.');

/** In the middle of the dial, for the letters of the time. */
const ROOM = 260;

const VisitOnDial = ({ visit: { start, minutesHere } }: { visit: Visit }) => (
  <Dial start={(start / MINUTE) % 60} trip={minutesHere} fills>
    <text x="160" y="132" fontSize="19" fontWeight="700">
      {shortDate(dateOf(start))}
    </text>
    <text
      x="160"
      y="173"
      fontSize={Math.min(34, ROOM / timeOf(start).length)}
      fontWeight="300"
    >
      {timeOf(start)}
    </text>
    <text x="160" y="202" fontSize="19" fontWeight="700">
      {t('{minutes} minutes', { minutes: examTotalMinutes ?? '' })}
    </text>
  </Dial>
);

/** As on the dial. */
const colorOf = (part: number | undefined, claim: ClaimId | undefined) =>
  part === undefined ? (claim ? accent : brand) : partColor(part);

const StopTitle = ({ time, title }: Pick<Stop, 'time' | 'title'>) => (
  <h4>
    {time && <span className={styles.time}>{time} </span>}
    {title}
  </h4>
);

function eventOf(visit: Visit): CalendarEvent {
  const stops = stopsOf(visit).map(({ time, title, text, claim }) =>
    present([time, title, claim && text]).join(' · '),
  );
  const bring = whatToBring.map(({ title }) => title).join(', ');
  return {
    id: `visit-${dateOf(visit.start)}`,
    start: momentOf(visit),
    ...(examTotalMinutes && { minutes: examTotalMinutes }),
    summary: t('Eye exam at {practice}', { practice: practice.name }),
    location: `${practice.name}, ${street}, ${city}, ${state} ${zip}`,
    description: [
      ...stops,
      t('Bring: {things}', { things: bring }),
      practice.phone.display,
    ].join('\n'),
    reminder: {
      before: `PT${visit.minutesHere + 15}M`,
      text: t('Your eye exam is at {time}', {
        time: timeInText(visit.start),
      }),
    },
  };
}

/** Plans the day of a visit. Nothing leaves the device. */
export default function YourHour() {
  const changes = setChanges();
  const [date, setDate] = useState(
    () => nextOpenDay(today(), changes) ?? today(),
  );
  const [timeOfDay, setTimeOfDay] = useState(0);
  const [minutes, setMinutes] = useState(20);
  const [byTrain, setByTrain] = useState(false);
  const [saved, setSaved] = useState('');

  const times = date ? startTimes(date, changes) : [];
  const start =
    times.find((time) => time % DAY >= timeOfDay) ?? times[times.length - 1];
  const visit = start && { start, minutesHere: minutes, byTrain };
  const day = date && weekdayDate(date);
  const nextDay = date && !visit && nextOpenDay(date, changes);

  async function save(planned: Visit) {
    try {
      const { calendarFile } = await import('../calendar-file');
      const file = `eye-exam-${dateOf(planned.start)}.ics`;
      saveFile(
        file,
        'text/calendar',
        calendarFile([eventOf(planned)], Date.now()),
      );
      setSaved(
        t('Open the file {file} to add the visit to your calendar.', { file }),
      );
    } catch {
      setSaved(
        t(
          'The calendar file couldn’t be made. Check your connection and try again.',
        ),
      );
    }
  }

  return (
    <>
      <form
        className={styles.form}
        data-drawn={visitParts.length > 0 || undefined}
        onSubmit={(event) => event.preventDefault()}
        onInput={() => setSaved('')}
      >
        <label>
          {t('Day')}
          <input
            type="date"
            value={date}
            min={today()}
            max={dateOf(Date.parse(today()) + DAYS_AHEAD * DAY)}
            required
            onChange={({ target }) => setDate(target.value)}
          />
        </label>
        <label>
          {t('Time')}
          <select
            value={start}
            disabled={!visit}
            onChange={({ target }) => setTimeOfDay(Number(target.value) % DAY)}
          >
            {times.map((time) => (
              <option key={time} value={time}>
                {timeOf(time)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('Your way here')}
          <select
            value={minutes}
            onChange={({ target }) => setMinutes(Number(target.value))}
          >
            <option value="0">{t('I don’t know yet')}</option>
            {minutesHere.map((choice) => (
              <option key={choice} value={choice}>
                {t('{minutes} minutes', { minutes: choice })}
              </option>
            ))}
          </select>
        </label>
        {trip.train && (
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={byTrain}
              onChange={({ target }) => setByTrain(target.checked)}
            />
            {t('I’m coming by train')}
          </label>
        )}
      </form>
      <ResultStatus
        sentence={
          saved ||
          (visit ? summaryOf(visit) : noTime(day, closedFor(date, changes)))
        }
      />
      {nextDay && (
        <Button
          variant="outline"
          type="button"
          onClick={() => setDate(nextDay)}
        >
          {t('Take {day}', { day: weekdayDate(nextDay) })}
        </Button>
      )}
      {visit && (
        <div className={styles.plan}>
          <div className={styles.beside}>
            {visitParts.length > 0 && (
              <figure className={styles.dial}>
                <VisitOnDial visit={visit} />
                {minutes > 0 && (
                  <figcaption className={styles.legend}>
                    <span>{t('Your way here')}</span>
                    <span>{t('After drops')}</span>
                  </figcaption>
                )}
              </figure>
            )}
            <div className={layout.row}>
              <Button
                variant="outline"
                type="button"
                onClick={() => void save(visit)}
              >
                {t('Save a calendar file')}
              </Button>
              <PrintButton large />
              <BookingLink>{t('Book an Exam')}</BookingLink>
            </div>
            <p>
              {t(
                'This plan doesn’t book your visit, and stays on this device.',
              )}
            </p>
          </div>
          <PrintSheet
            large
            button={false}
            title={t('Your visit on {day}, at {time}', {
              day,
              time: timeOf(visit.start),
            })}
          >
            <ol className={styles.stops}>
              {stopsOf(visit).map(({ time, title, text, claim, part }) => (
                <li key={title} className={styles.stop}>
                  <span
                    aria-hidden
                    className={styles.dot}
                    style={{ background: colorOf(part, claim) }}
                  />
                  {text ? (
                    <details open={part === undefined && !!claim}>
                      <summary>
                        <StopTitle time={time} title={title} />
                      </summary>
                      <CitedText text={text} claim={claim} />
                    </details>
                  ) : (
                    <StopTitle time={time} title={title} />
                  )}
                </li>
              ))}
            </ol>
            <div className={styles.onPaper}>
              <h4>{t('Bring')}</h4>
              <ul>
                {whatToBring.map(({ title }) => (
                  <li key={title}>{title}</li>
                ))}
              </ul>
              <p>
                {t('Source: {title}, {publisher}', {
                  title: dropsSource.title,
                  publisher: dropsSource.publisher,
                })}
              </p>
            </div>
          </PrintSheet>
        </div>
      )}
    </>
  );
}
