import { Suspense, useState, type ReactNode } from 'react';
import styles from './disclosure.module.css';

/** Details that load and render when opened. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary className={styles.summary}>{summary}</summary>
      {open && <Suspense fallback={<p>Loading...</p>}>{children}</Suspense>}
    </details>
  );
}
