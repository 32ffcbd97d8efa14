import { Cite } from '@/components/cite';
import { Section } from '@/components/section';
import { childExams } from './exam-ages-content';
import styles from './exam-ages.module.css';

export function ExamAges() {
  return (
    <Section id="when" title="When to come">
      <ol className={styles.ages}>
        {childExams.map(({ age, words }) => (
          <li key={age} className={styles.step}>
            <h3>{age}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
      <p>
        The American Optometric Association advises nearly the same ages.
        <Cite id="child-exam-schedule" /> Come sooner if you see one of the signs below, if your
        child was born early, or if a parent had a lazy or turned eye.
      </p>
    </Section>
  );
}
