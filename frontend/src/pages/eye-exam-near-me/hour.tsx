import { text } from 'virtual:practice/pages/eye-exam-near-me';
import { PageLink } from '@/components/page-link';
import { Section } from '@/components/section';
import styles from './eye-exam-near-me.module.css';

export function Hour() {
  return (
    <Section title="How long it takes" tone="mist">
      <div className={styles.hourParts}>
        <p className={styles.figure}>
          <strong>60</strong> minutes
        </p>
        <div className={styles.text}>
          <p>
            Half of it passes before you meet the doctor: cards, questions and a few measurements.
            Then the exam itself, and your questions. If you want new glasses as well, stay a little
            longer.
          </p>
          {text.howLong && <p>{text.howLong}</p>}
          <PageLink to="new-patients">The hour, step by step</PageLink>
        </div>
      </div>
    </Section>
  );
}
