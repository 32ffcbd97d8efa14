import { Cite } from '@/components/cite';
import styles from './myopia-management.module.css';

/** The page's main takeaway, in large type. */
export function StartEarly() {
  return (
    <section className={styles.band}>
      <div className={styles.inner}>
        <h2>Why early treatment matters</h2>
        <div className={styles.text}>
          <p className={styles.lead}>
            A child who’s nearsighted at 7 has more growing years ahead than one who becomes
            nearsighted at 11.
          </p>
          <p>
            In a study of 928 children in Singapore, the age when myopia started was the best
            predictor of high myopia.
            <Cite id="myopia-early-onset" /> Ask about treatment when your child gets a first pair
            of glasses. Sometimes the answer is to wait.
          </p>
        </div>
      </div>
    </section>
  );
}
