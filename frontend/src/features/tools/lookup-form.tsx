import type { SubmitEvent } from 'react';
import { Button } from '@/components/button';
import layout from '@/components/layout.module.css';
import styles from './tools.module.css';

interface LookupFormProps {
  label: string;
  button: string;
  onLookup: (text: string) => void;
  /** The answer was about another text. */
  onEdit: () => void;
}

/** One text field with a button. */
export function LookupForm({
  label,
  button,
  onLookup,
  onEdit,
}: LookupFormProps) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onLookup(new FormData(event.currentTarget).get('text') as string);
  }

  return (
    <form
      className={`${layout.row} ${styles.lookup}`}
      data-lookup
      onSubmit={submit}
      onInput={onEdit}
    >
      <label className={styles.label}>
        {label}
        <input name="text" autoComplete="off" maxLength={200} required />
      </label>
      <Button>{button}</Button>
    </form>
  );
}
