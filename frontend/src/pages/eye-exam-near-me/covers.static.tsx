import { Cite } from '@/components/cite';
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
