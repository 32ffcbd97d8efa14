import type { Question } from '@/content/question';
import { Cite } from './cite';
import styles from './questions.module.css';
import { Section } from './section';

interface QuestionsProps {
  title: string;
  questions: readonly Question[];
  tone?: 'paper' | 'sand' | 'mist';
}

/** Questions with their answers in full view: nothing to open, nothing hidden from a search. */
export function Questions({ title, questions, tone }: QuestionsProps) {
  return (
    <Section title={title} tone={tone}>
      <div className={styles.list}>
        {questions.map(({ question, answer, claim }) => (
          <div key={question} className={styles.item}>
            <h3>{question}</h3>
            <p>
              {answer}
              {claim && <Cite id={claim} />}
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}
