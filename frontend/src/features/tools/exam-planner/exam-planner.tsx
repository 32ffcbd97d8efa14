import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/button';
import { Cite } from '@/components/cite';
import { FieldError } from '@/components/field-error';
import layout from '@/components/layout.module.css';
import { PageLink } from '@/components/links';
import { Steps } from '@/components/lists';
import { saveFile } from '@/components/save-file';
import { longDate } from '@/content/dates';
import { practice } from '@/content/practice';
import { examinesBabies } from '@/content/services?data';
import { t } from 'shared/t';
import {
  type PlannedExam,
  planExams,
  readBirthday,
  type TypedDate,
} from './plan';
import type { CalendarEvent } from '../calendar-file';
import { ResultStatus } from '../result-status';
import styles from '../tools.module.css';

const fields = [
  { name: 'month', label: t('Month') },
  { name: 'day', label: t('Day') },
  { name: 'year', label: t('Year') },
] as const;

/** The visitor's date, in the visitor's time zone. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
    .toISOString()
    .slice(0, 10);
}

/** Doesn't contain the birthday. */
const calendarEvent = ({ name, date }: PlannedExam): CalendarEvent[] =>
  date === undefined
    ? []
    : [
        {
          id: `exam-${date}`,
          start: date,
          summary: t('Eye doctor: {exam}', { exam: name }),
          description: t('Around this date. Book it: {practice}, {phone}', {
            practice: practice.name,
            phone: practice.phone.display,
          }),
          reminder: {
            before: 'P14D',
            text: t('Book this eye exam: {phone}', {
              phone: practice.phone.display,
            }),
          },
        },
      ];

/** From a birthday to the next exams. Nothing leaves the device. */
export default function ExamPlanner() {
  const [error, setError] = useState<{ field: string; problem: string }>();
  const [exams, setExams] = useState<readonly PlannedExam[]>();
  const [status, setStatus] = useState('');

  function plan(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget: form } = event;
    const read = readBirthday(
      Object.fromEntries(new FormData(form)) as TypedDate,
      today(),
    );
    if ('problem' in read) {
      setError(read);
      setExams(undefined);
      setStatus('');
      (form.elements.namedItem(read.field) as HTMLElement | null)?.focus();
      return;
    }
    const planned = planExams(read.birthday, today(), examinesBabies);
    setError(undefined);
    setExams(planned);
    setStatus(t('{count} exams planned.', { count: planned.length }));
  }

  async function saveAll() {
    try {
      const { calendarFile } = await import('../calendar-file');
      saveFile(
        'eye-exams.ics',
        'text/calendar',
        calendarFile((exams ?? []).flatMap(calendarEvent), Date.now()),
      );
      setStatus(
        t('Open the file eye-exams.ics to add the exams to your calendar.'),
      );
    } catch {
      setStatus(
        t(
          'The calendar file couldn’t be made. Check your connection and try again.',
        ),
      );
    }
  }

  return (
    <>
      <form className={styles.form} noValidate onSubmit={plan}>
        <fieldset aria-describedby={error ? 'birthday-error' : undefined}>
          <legend>{t('Your child’s birthday')}</legend>
          <div className={styles.date}>
            {fields.map(({ name, label }) => (
              <label key={name}>
                {label}
                <input
                  name={name}
                  autoComplete="off"
                  inputMode={name === 'month' ? undefined : 'numeric'}
                  maxLength={9}
                  aria-invalid={error?.field === name ? true : undefined}
                />
              </label>
            ))}
          </div>
          <FieldError id="birthday" error={error?.problem} />
        </fieldset>
        <Button>{t('Plan the exams')}</Button>
      </form>
      <ResultStatus sentence={status} />
      {exams && (
        <div className={layout.stack}>
          <Steps
            steps={exams.map(({ name, date }) => ({
              name: date
                ? t('Around {date}', {
                    date: longDate(date).replace(/ (?=\d+,)/, '\u00a0'),
                  })
                : t('Now'),
              text: name,
            }))}
          />
          <Button
            variant="outline"
            type="button"
            onClick={() => void saveAll()}
          >
            {t('Save a calendar file')}
          </Button>
          <p>
            {t('Optometrists recommend nearly the same ages.')}
            <Cite id="child-exam-schedule" />
            {t(' Come sooner if')}{' '}
            <PageLink to="for-kids" hash="#signs">
              {t('something looks wrong')}
            </PageLink>
            .
          </p>
          <p>
            {t(
              'This can’t know what your doctor has told you, or when kindergarten starts in your district. The birthday stays on this device and isn’t in the file.',
            )}
          </p>
        </div>
      )}
    </>
  );
}
