import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '@/components/button';
import { FieldError } from '@/components/field-error';
import { t } from 'shared/t';
import styles from './child-form.module.css';
import { readAge, readPrescription } from './read-child';

interface ChildFormProps {
  button: string;
  /** More questions, after the age and the prescription. */
  children?: ReactNode;
  /** Called when the age and the prescription could be read, with the form's answers. */
  onRead: (age: number, prescription: number | undefined, answers: FormData) => void;
  /** Called when they couldn't. */
  onProblem: () => void;
}

/** Asks for a child's age and prescription. */
export function ChildForm({ button, children, onRead, onProblem }: ChildFormProps) {
  const id = useId();
  const [problems, setProblems] = useState<{ age?: string; prescription?: string }>({});
  const form = useRef<HTMLFormElement>(null);

  function submit() {
    const answers = new FormData(form.current ?? undefined);
    const age = readAge(answers.get('age') as string);
    const prescription = readPrescription(answers.get('prescription') as string);
    const found = {
      ...('problem' in age && { age: age.problem }),
      ...('problem' in prescription && { prescription: prescription.problem }),
    };
    setProblems(found);
    if ('value' in age && 'value' in prescription) {
      onRead(age.value, prescription.value, answers);
      return;
    }
    onProblem();
    const [first = ''] = Object.keys(found);
    (form.current?.elements.namedItem(first) as HTMLElement | null)?.focus();
  }

  const field = (name: 'age' | 'prescription', label: string, hint?: string) => (
    <div>
      <label htmlFor={`${id}${name}`}>{label}</label>
      {hint && <p id={`${id}${name}-hint`}>{hint}</p>}
      <input
        id={`${id}${name}`}
        name={name}
        autoComplete="off"
        maxLength={20}
        className={styles.short}
        aria-invalid={problems[name] ? true : undefined}
        aria-describedby={
          [hint && `${id}${name}-hint`, problems[name] && `${id}${name}-error`]
            .filter(Boolean)
            .join(' ') || undefined
        }
      />
      <FieldError name={`${id}${name}`} error={problems[name]} />
    </div>
  );

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {field('age', t('How old is your child?'))}
      {field(
        'prescription',
        t('What’s the prescription of the weaker eye?'),
        t('In diopters, such as −2.25. Leave it empty if you don’t know.'),
      )}
      {children}
      <Button variant="outline">{button}</Button>
    </form>
  );
}
