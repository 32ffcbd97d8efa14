import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { Button } from '@/components/button';
import { describedBy, FieldError } from '@/components/field-error';
import { t } from 'shared/t';
import styles from './tools.module.css';

type Typed = 'age' | 'prescription';

interface ChildFormProps {
  button: string;
  /** More questions, after the age and the prescription. */
  children?: ReactNode;
  /**
   * Called when the age and the prescription could be read, with the form's
   * answers.
   */
  onRead: (
    age: number,
    prescription: number | undefined,
    answers: FormData,
  ) => void;
  /** Called when they couldn't. */
  onProblem: () => void;
}

/** Asks for a child's age and prescription. */
export function ChildForm({
  button,
  children,
  onRead,
  onProblem,
}: ChildFormProps) {
  const id = useId();
  const [problems, setProblems] = useState<Partial<Record<Typed, string>>>({});

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget: form } = event;
    const answers = new FormData(form);
    const age = readAge(answers.get('age') as string);
    const prescription = readPrescription(
      answers.get('prescription') as string,
    );
    setProblems({ age: age.problem, prescription: prescription.problem });
    if (age.problem === undefined && prescription.problem === undefined) {
      onRead(age.value, prescription.value, answers);
      return;
    }
    onProblem();
    const first: Typed = age.problem === undefined ? 'prescription' : 'age';
    (form.elements.namedItem(first) as HTMLElement | null)?.focus();
  }

  const field = (name: Typed, label: string, hint?: string) => (
    <div className={styles.field}>
      <label htmlFor={id + name}>{label}</label>
      {hint && <p id={`${id}hint`}>{hint}</p>}
      <input
        {...describedBy(id + name, problems[name], hint && `${id}hint`)}
        name={name}
        autoComplete="off"
        maxLength={20}
        className={styles.short}
      />
      <FieldError id={id + name} error={problems[name]} />
    </div>
  );

  return (
    <form className={styles.fields} noValidate onSubmit={submit}>
      {field('age', t('How old is your child?'))}
      {field(
        'prescription',
        t(
          'What’s the prescription of the more nearsighted eye (the bigger minus number)?',
        ),
        t('In diopters, such as −2.25. Leave it empty if you don’t know.'),
      )}
      {children}
      <Button>{button}</Button>
    </form>
  );
}

/**
 * What was typed, read: the value, or a sentence about what's wrong with it.
 */
type Read<Value> = { value: Value; problem?: undefined } | { problem: string };

const MAX_AGE = 18;

/** Stronger ones exist, but a typing mistake is more likely. */
const MAX_DIOPTERS = 20;

/** A child's age in full years. */
export function readAge(typed: string): Read<number> {
  const text = typed.trim();
  if (!/^\d{1,3}$/.test(text))
    return { problem: t('Enter the age in full years, such as 8.') };
  const age = Number(text);
  if (age > MAX_AGE) {
    return {
      problem: t('This is for children. Enter an age from 0 to {oldest}.', {
        oldest: MAX_AGE,
      }),
    };
  }
  return { value: age };
}

/**
 * A prescription in diopters, negative for nearsighted eyes. Without a sign
 * it's taken as negative, because that's how parents of nearsighted children
 * say it. Undefined if nothing was typed.
 */
export function readPrescription(typed: string): Read<number | undefined> {
  const text = typed
    .trim()
    .replace(/^[−–—]/, '-')
    .replace(/(?:diopters?|dioptr[ií]as?|D|sph)\.?$/i, '')
    .trimEnd();
  if (text === '') return { value: undefined };
  const [, sign, amount] =
    /^([+-]?)\s*(\d{1,3}(?:\.\d{0,2})?|\.\d{1,2})$/.exec(text) ?? [];
  if (amount === undefined) {
    return {
      problem: t(
        'Enter the prescription as a number, such as −2.25, or leave it empty.',
      ),
    };
  }
  const diopters = Number(amount);
  if (diopters > MAX_DIOPTERS) {
    return {
      problem: t('{typed} diopters would be rare. Did you mean {meant}?', {
        typed: text,
        meant: withPoint(amount),
      }),
    };
  }
  return { value: sign === '+' ? diopters : 0 - diopters };
}

/** With the point that prescriptions on paper sometimes lack: −225 is −2.25. */
const withPoint = (amount: string): string =>
  `−${(Number(amount) / 100).toFixed(2)}`;
