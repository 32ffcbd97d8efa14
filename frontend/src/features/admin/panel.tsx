import { type ReactNode, useEffect } from 'react';
import { Button } from '@/components/button';
import layout from '@/components/layout.module.css';
import styles from './admin.module.css';
import { SeverityMark } from './severity';

/** Formats a time in the viewer's time zone. */
export const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** A dashboard section about the running site. */
export function Panel({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  // The address can lead to a panel that isn't there yet when its section
  // opens.
  useEffect(() => {
    if (window.location.hash === `#${id}`)
      document.getElementById(id)?.scrollIntoView();
  }, [id]);
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** A line of text and its buttons. */
export function PanelLine({ children }: { children: ReactNode }) {
  return <div className={layout.row}>{children}</div>;
}

/**
 * In place of an answer that hasn't arrived, or never will. `what` completes
 * "We couldn’t load ...".
 */
export function Pending({
  what,
  error,
}: {
  what: string;
  error: Error | null;
}) {
  if (!error) return <p>Loading...</p>;
  return (
    <p role="alert">
      <SeverityMark grade="error" /> We couldn’t load {what}.{' '}
      {typeof error.cause === 'string' ? error.cause : `(${error.message})`}{' '}
      Reload the page.
    </p>
  );
}

export const Action = ({
  onPress,
  ...attributes
}: {
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}) => (
  <Button
    type="button"
    variant="outline"
    onClick={() => onPress()}
    {...attributes}
  />
);

interface ChoiceProps {
  label: string;
  /** Their names by value. */
  options: Readonly<Record<string, string>>;
  value: string;
  onChoose: (value: string) => void;
}

export const Choice = ({ label, options, value, onChoose }: ChoiceProps) => (
  <label className={styles.choice}>
    {label}
    <select value={value} onChange={({ target }) => onChoose(target.value)}>
      {Object.entries(options).map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

export const Details = ({
  summary,
  children,
}: {
  summary: string;
  children: ReactNode;
}) => (
  <details>
    <summary className={styles.summary}>{summary}</summary>
    {children}
  </details>
);

/** A rotating lens ring with a text. */
export const Spinner = ({ label }: { label: string }) => (
  <p className={styles.spinner} role="status">
    <span className={styles.ring} aria-hidden="true" />
    {label}
  </p>
);

/**
 * Replaces the part that threw. The admin page is rendered in the browser, so
 * there's no served markup to fall back on.
 */
export const FailedNotice = () => (
  <p role="alert">
    This part of the page stopped working. <a href="">Reload the page.</a>
  </p>
);
