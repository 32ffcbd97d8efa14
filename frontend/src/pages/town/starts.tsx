import styles from './town.module.css';
import type { Start } from './town';

interface StartsProps {
  title: string;
  starts: readonly Start[];
}

/** The parts of the town, and the road to us from each. */
export function Starts({ title, starts }: StartsProps) {
  return (
    <div className={styles.starts}>
      <h3>{title}</h3>
      <dl className={styles.list}>
        {starts.map(({ place, road }) => (
          <div key={place} className={styles.start}>
            <dt className={styles.place}>{place}</dt>
            <dd className={styles.road}>{road}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
