import styles from './severity-mark.module.css';

/** How grave something is: a shape and a color, beside a word that the caller writes. */
export type Grade = 'fine' | 'notice' | 'warning' | 'error';

const shapes: Record<Grade, string> = { fine: '●', notice: '◆', warning: '▲', error: '■' };

export function SeverityMark({ grade }: { grade: Grade }) {
  return (
    <span className={styles[grade]} aria-hidden="true">
      {shapes[grade]}
    </span>
  );
}
