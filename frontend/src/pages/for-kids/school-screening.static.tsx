import { Cite } from '@/components/cite';
import styles from './for-kids.module.css';

export default function SchoolScreening() {
  return (
    <section className={styles.band}>
      <div className={styles.inner}>
        <h2 className={styles.quote}>“But she passed the screening at school.”</h2>
        <p>
          A screening mostly asks whether a child can read a chart across the room. It says little
          about the book on the desk, the two eyes as a pair, or the health of the eye. A child can
          pass it and still have a vision problem.
          <Cite id="screening-limits" />
        </p>
      </div>
    </section>
  );
}
