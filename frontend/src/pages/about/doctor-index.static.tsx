import { doctors } from 'practice/doctors';
import { Illustration } from '@/components/illustration';
import { wideOnly } from '@/components/page-header';
import styles from './about.module.css';

/** Each doctor’s field and, where there’s room, face, with a link to the profile. */
export function DoctorIndex() {
  return (
    <ul className={styles.index}>
      {doctors.map(({ slug, name, focus, portrait }) => (
        <li key={slug}>
          <a className={styles.entry} href={`#${slug}`}>
            <Illustration file={portrait} alt="" className={wideOnly} />
            <strong>{name}</strong> <span>{focus}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
