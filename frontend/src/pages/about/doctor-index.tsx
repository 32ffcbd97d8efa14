import { doctors } from 'virtual:practice/doctors';
import styles from './about.module.css';

/** Each doctor’s field, with a link to the profile. */
export function DoctorIndex() {
  return (
    <ul className={styles.index}>
      {doctors.map(({ slug, name, focus }) => (
        <li key={slug}>
          <a className={styles.entry} href={`#${slug}`}>
            <strong>{name}</strong> <span>{focus}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
