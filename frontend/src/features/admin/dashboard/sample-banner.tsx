import { sampleContent } from '@/features/admin/dashboard/sample-content?data';
import { SeverityMark } from '../severity-mark';
import styles from './dashboard.module.css';

/** Stands there for as long as any content is invented. */
export function SampleBanner() {
  if (sampleContent.length === 0) return null;
  return (
    <section className={styles.banner} aria-labelledby="sample">
      <h2 id="sample">
        <SeverityMark grade="warning" /> Sample content: not ready to go live
      </h2>
      <p>
        Still invented: {sampleContent.join(', ')}. The site shows an example until the practice’s
        own facts are in <code>frontend/practice/</code>.
      </p>
    </section>
  );
}
