import styles from './steps.module.css';

export interface Step {
  name: string;
  /** How long it takes, or whether it has to be. */
  time?: string;
  text: string;
}

/** Steps in their order, each with its number in a lens: down the page on a phone, else across. */
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
