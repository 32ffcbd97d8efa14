import { doctors } from 'practice/doctors';
import { isEnglish } from '@/seo/languages';
import { Illustration } from '../illustration';
import { PageLink } from '../links';
import styles from './faces.module.css';

/**
 * The doctors' portraits in a row, with name and field, each with a link to the
 * profile: one doctor or many.
 */
export const Faces = () => (
  <ul className={styles.faces}>
    {doctors.map(({ slug, name, focus, portrait }) => {
      const face = (
        <>
          <Illustration file={portrait} alt="" className={styles.portrait} />
          <strong>{name}</strong>
          {focus && <span>{focus}</span>}
        </>
      );
      return (
        <li key={slug}>
          {/* The profiles are in English. */}
          {isEnglish ? (
            <PageLink to="about" hash={`#${slug}`} className={styles.face}>
              {face}
            </PageLink>
          ) : (
            <div className={styles.face}>{face}</div>
          )}
        </li>
      );
    })}
  </ul>
);
