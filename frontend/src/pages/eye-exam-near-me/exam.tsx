import { text } from 'virtual:practice/pages/eye-exam-near-me';
import { Cite } from '@/components/cite';
import { PageLink } from '@/components/links';
import { Section } from '@/components/section';
import { examParts, examSummary } from './content';
import styles from './eye-exam-near-me.module.css';

export function Covers() {
  return (
    <Section title="What an eye exam covers">
      <p>
        {examSummary}
        <Cite id="exam-parts" />
      </p>
      <ol className={styles.coversParts}>
        {examParts.map(({ name, text, claim }) => (
          <li key={name} className={styles.part}>
            <h3>{name}</h3>
            <p>
              {text}
              {claim && <Cite id={claim} />}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function Hour() {
  return (
    <Section title="How long an eye exam takes" tone="mist">
      <div className={styles.hourParts}>
        <p className={styles.number}>
          <strong>60</strong> minutes
        </p>
        <div className={styles.text}>
          <p>
            The first half is check-in, a few questions and some quick tests. Then you see the
            doctor, who does the exam and answers your questions. Want new glasses, too? Stay a
            little longer.
          </p>
          {text.howLong && <p>{text.howLong}</p>}
          <PageLink to="new-patients">Your exam, step by step</PageLink>
        </div>
      </div>
    </Section>
  );
}
