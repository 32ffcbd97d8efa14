import { doctors } from 'practice/doctors';
import { Illustration } from '../illustration';
import { PageLink } from '../links';
import styles from './faces.module.css';

/**
 * The doctors' portraits in a row, with name and field, each with a link to the
 * profile: one doctor or many.
 */
export const Faces = () => (
  <ul className={styles.faces}>
    {doctors.map(({ slug, name, focus, portrait }) => (
      <li key={slug}>
        <PageLink to="about" hash={`#${slug}`} className={styles.face}>
          <Illustration file={portrait} alt="" className={styles.portrait} />
          <strong>{name}</strong>
          {focus && <span>{focus}</span>}
        </PageLink>
      </li>
    ))}
  </ul>
);
