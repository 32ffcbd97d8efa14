import styles from './steps.module.css';

export interface Step {
  name: string;
  /** Its duration, or that it's optional. */
  time?: string;
  text: string;
}

/** Numbered steps: vertical on a phone, otherwise horizontal. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, time, text }) => (
        <li key={name} className={styles.step}>
          <h3>{name}</h3>
          {time && <p className={styles.time}>{time}</p>}
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
