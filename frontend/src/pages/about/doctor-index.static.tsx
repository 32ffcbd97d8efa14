import { doctors } from 'virtual:practice/doctors';
import { Illustration } from '@/components/illustration';
import styles from './about.module.css';

/** Each doctor’s face and field, with a link to the profile. */
export default function DoctorIndex() {
  return (
    <ul className={styles.index}>
      {doctors.map(({ slug, name, focus, portrait }) => (
        <li key={slug}>
          <a className={styles.entry} href={`#${slug}`}>
            <Illustration file={portrait} alt="" />
            <strong>{name}</strong> <span>{focus}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
