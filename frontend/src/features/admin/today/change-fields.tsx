import {
  type InputHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import {
  type DayOverview,
  longestDays,
  longestNotice,
  reasons,
} from 'shared/day-changes';
import { typedLine } from 'shared/typed-text';
import { daysAfter, type Draft, periodOf } from './draft';
import { inWords } from './today-words';
import styles from './today.module.css';

interface FieldsProps {
  draft: Draft;
  overview: DayOverview;
  onChange: (changed: Partial<Draft>) => void;
}

/** What a field of the draft shows, and what changes it. */
const bound = (
  { draft, onChange }: FieldsProps,
  name: Exclude<keyof Draft, 'kind' | 'reason' | 'when' | 'hasBreak'>,
) => ({
  value: draft[name],
  onEnter: (value: string) => onChange({ [name]: value }),
});

/** What's asked about each kind of change. */
export function ChangeFields(props: FieldsProps) {
  switch (props.draft.kind) {
    case 'closed':
      return <ClosedFields {...props} />;
    case 'hours':
      return <HoursFields {...props} />;
    case 'phone':
      return <PhoneFields {...props} />;
    case 'notice':
      return <NoticeFields {...props} />;
  }
}

function ClosedFields(props: FieldsProps) {
  const { draft, overview, onChange } = props;
  const { from, until } = periodOf(draft, overview.today);
  // While a day is missing, the sentences are about today.
  const period =
    from && until
      ? { from, until }
      : { from: overview.today, until: overview.today };
  return (
    <>
      <When
        {...props}
        options={{
          today: 'Today',
          day: 'Another day',
          period: 'From … to …',
        }}
      />
      <Options
        legend="Why?"
        value={draft.reason}
        options={reasons.map((reason) => [
          reason,
          inWords({ kind: 'closed', reason, ...period }),
        ])}
        onChoose={(reason) => onChange({ reason })}
      />
    </>
  );
}

function HoursFields(props: FieldsProps) {
  const { draft, onChange } = props;
  const { hasBreak } = draft;
  return (
    <>
      <When {...props} options={{ today: 'Today', day: 'Another day' }} />
      <div className={styles.fields}>
        <Field label="Opens" type="time" required {...bound(props, 'opens')} />
        <Field
          label="Closes"
          type="time"
          required
          {...bound(props, 'closes')}
        />
      </div>
      <label className={styles.option}>
        <input
          type="checkbox"
          checked={hasBreak}
          onChange={({ target }) => onChange({ hasBreak: target.checked })}
        />
        Closed in between
      </label>
      {hasBreak && (
        <div className={styles.fields}>
          <Field
            label="Break from"
            type="time"
            required
            {...bound(props, 'breakFrom')}
          />
          <Field
            label="Break until"
            type="time"
            required
            {...bound(props, 'breakUntil')}
          />
        </div>
      )}
    </>
  );
}

const ends = { today: 'Until tonight', period: 'Another end' };

function PhoneFields(props: FieldsProps) {
  const { draft, overview, onChange } = props;
  return (
    <>
      <Options
        legend="Which number should patients call?"
        value={draft.number}
        options={[
          ...overview.otherPhones.map((phone) => [phone, phone] as const),
          ['', 'None. They can write to us.'],
        ]}
        onChoose={(number) => onChange({ number })}
      />
      <When {...props} options={ends} />
    </>
  );
}

function NoticeFields(props: FieldsProps) {
  return (
    <>
      <Words label="Notice in English" required {...bound(props, 'en')} />
      <Words label="In Spanish (optional)" lang="es" {...bound(props, 'es')} />
      <When {...props} options={ends} />
    </>
  );
}

/** Today, unless told otherwise. */
function When({
  options,
  ...props
}: FieldsProps & {
  options: Partial<Record<Draft['when'], string>>;
}) {
  const { draft, overview, onChange } = props;
  const { kind, when } = draft;
  const { today } = overview;
  const range = { min: today, max: daysAfter(today, longestDays) };
  return (
    <>
      <Options
        legend={kind === 'closed' || kind === 'hours' ? 'When?' : 'How long?'}
        value={when}
        options={Object.entries(options) as [Draft['when'], string][]}
        isShort
        onChoose={(chosen) => onChange({ when: chosen })}
      />
      {when === 'day' && (
        <div className={styles.fields}>
          <Field
            label="Day"
            type="date"
            {...range}
            required
            {...bound(props, 'day')}
          />
        </div>
      )}
      {when === 'period' && kind === 'closed' && (
        <div className={styles.fields}>
          <Field
            label="First day"
            type="date"
            {...range}
            required
            {...bound(props, 'from')}
          />
          <Field
            label="From what time? (optional)"
            type="time"
            {...bound(props, 'fromTime')}
          />
        </div>
      )}
      {when === 'period' && (
        <div className={styles.fields}>
          <Field
            label="Last day"
            type="date"
            {...range}
            required
            {...bound(props, 'until')}
          />
          <Field
            label="Until what time? (optional)"
            type="time"
            {...bound(props, 'untilTime')}
          />
        </div>
      )}
    </>
  );
}

/** A choice of one, as large buttons. */
function Options<Value extends string>({
  legend,
  value,
  options,
  isShort = false,
  onChoose,
}: {
  legend: string;
  value: Value | '';
  options: readonly (readonly [Value, string])[];
  /** Side by side where there's room. */
  isShort?: boolean;
  onChoose: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className={isShort ? styles.shortOptions : styles.options}>
      <legend>{legend}</legend>
      {options.map(([one, text]) => (
        <label key={one} className={styles.option}>
          <input
            type="radio"
            name={name}
            required
            checked={one === value}
            onChange={() => onChoose(one)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

/** A day or a time, chosen as the browser does it. */
function Field({
  label,
  onEnter,
  ...attributes
}: InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  onEnter: (value: string) => void;
}) {
  return (
    <label className={styles.field}>
      {label}
      <input {...attributes} onChange={({ target }) => onEnter(target.value)} />
    </label>
  );
}

function Words({
  label,
  value,
  onEnter,
  ...attributes
}: TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string;
  value: string;
  onEnter: (value: string) => void;
}) {
  const id = useId();
  const left = longestNotice - typedLine(value).length;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={3}
        aria-describedby={`${id}-left`}
        value={value}
        {...attributes}
        onChange={({ target }) => onEnter(target.value)}
      />
      <small id={`${id}-left`}>
        {left < 0 ? `${-left} characters too many` : `${left} characters left`}
      </small>
    </div>
  );
}
