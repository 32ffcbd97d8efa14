import styles from './town.module.css';

interface StartsProps {
  title: string;
  list: readonly { place: string; road: string }[];
}

/** Directions from each starting point in town. */
export function Starts({ title, list }: StartsProps) {
  return (
    <div className={styles.starts}>
      <h3>{title}</h3>
      <dl className={styles.list}>
        {list.map(({ place, road }) => (
          <div key={place} className={styles.start}>
            <dt className={styles.place}>{place}</dt>
            <dd className={styles.road}>{road}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
