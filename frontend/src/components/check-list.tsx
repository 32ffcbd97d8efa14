import styles from './check-list.module.css';
import { CheckIcon } from './icons';

/** A list with check marks. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <CheckIcon className={styles.icon} />
          {item}
        </li>
      ))}
    </ul>
  );
}
