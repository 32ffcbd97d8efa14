import { sampleContent } from '@/features/admin/dashboard/sample-content?data';
import { SeverityMark } from '../severity-mark';
import styles from './dashboard.module.css';

/** Shown as long as any content is sample content. */
export function SampleBanner() {
  if (sampleContent.length === 0) return null;
  return (
    <section className={styles.banner} aria-labelledby="sample">
      <h2 id="sample">
        <SeverityMark grade="warning" /> Sample content: not ready to go live
      </h2>
      <p>
        Still made up: {sampleContent.join(', ')}. The site shows an example until your practice’s
        own facts are in <code>frontend/practice/</code>.
      </p>
    </section>
  );
}
