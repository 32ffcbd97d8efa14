import { type ReactNode, useState } from 'react';
import styles from './admin.module.css';
import { SeverityMark } from './severity';

/** Formats a time in the viewer's time zone. */
export const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

interface PanelProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A dashboard section about the running site. */
export function Panel({ id, title, children }: PanelProps) {
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

export function PanelLine({ children }: { children: ReactNode }) {
  return <div className={styles.line}>{children}</div>;
}

/** In place of an answer that hasn't arrived, or never will. `what` completes "We couldn’t load ...". */
export function Pending({ what, error }: { what: string; error: Error | null }) {
  if (!error) return <p>Loading...</p>;
  return (
    <p role="alert">
      <SeverityMark grade="error" /> We couldn’t load {what} ({error.message}). Reload the page.
    </p>
  );
}

/** Details that render when opened. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary className={styles.summary}>{summary}</summary>
      {open && children}
    </details>
  );
}
