import styles from './step-list.module.css';

interface StepListProps {
  steps: readonly { name: string; words: string }[];
}

/** What happens one after the other. */
export function StepList({ steps }: StepListProps) {
  return (
    <ol className={styles.list}>
      {steps.map(({ name, words }) => (
        <li key={name} className={styles.step}>
          <h3>{name}</h3>
          <p>{words}</p>
        </li>
      ))}
    </ol>
  );
}
