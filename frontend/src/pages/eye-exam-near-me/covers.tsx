import { Cite } from '@/components/cite';
import { Section } from '@/components/section';
import styles from './covers.module.css';
import { examParts, examSummary } from './exam-parts';

export function Covers() {
  return (
    <Section title="What the exam covers">
      <p>
        {examSummary}
        <Cite id="exam-parts" />
      </p>
      <ol className={styles.parts}>
        {examParts.map(({ name, words, claim }) => (
          <li key={name} className={styles.part}>
            <h3>{name}</h3>
            <p>
              {words}
              {claim && <Cite id={claim} />}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
