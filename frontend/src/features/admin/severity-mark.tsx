import styles from './severity-mark.module.css';

/** A severity as a shape and a color; the caller adds the word. */
export type Grade = 'fine' | 'notice' | 'warning' | 'error';

const shapes: Record<Grade, string> = { fine: '●', notice: '◆', warning: '▲', error: '■' };

export function SeverityMark({ grade }: { grade: Grade }) {
  return (
    <span className={styles[grade]} aria-hidden="true">
      {shapes[grade]}
    </span>
  );
}
