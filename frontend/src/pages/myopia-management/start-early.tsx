import { Cite } from '@/components/cite';
import styles from './myopia-management.module.css';

/** The one thing to take home, set large. */
export function StartEarly() {
  return (
    <section className={styles.band}>
      <div className={styles.inner}>
        <h2>Ask at the first pair of glasses</h2>
        <div className={styles.text}>
          <p className={styles.lead}>
            A child who is nearsighted at 7 has more growing years ahead than one who starts at 11.
          </p>
          <p>
            Among 928 children in Singapore nothing foretold high myopia as well as the age at which
            it began.
            <Cite id="myopia-early-onset" /> Growth that has happened cannot be taken back, so the
            second, stronger pair is a year late. Coming early does not mean treating early: we
            measure, and sometimes the answer is to wait.
          </p>
        </div>
      </div>
    </section>
  );
}
