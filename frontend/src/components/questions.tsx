import type { Question } from '@/content/question';
import { Cite } from './cite';
import { PageLink } from './links';
import styles from './questions.module.css';
import { Section } from './section';

interface QuestionsProps {
  title: string;
  questions: readonly Question[];
  tone?: 'paper' | 'sand' | 'mist';
}

/** Questions with visible answers, so that the browser's search finds them. */
export function Questions({ title, questions, tone }: QuestionsProps) {
  return (
    <Section title={title} tone={tone}>
      <div className={styles.list}>
        {questions.map(({ question, answer, claim, link }) => (
          <div key={question} className={styles.item}>
            <h3>{question}</h3>
            <div className={styles.answer}>
              <p>
                {answer}
                {claim && <Cite id={claim} />}
              </p>
              {link && (
                <PageLink to={link.to} hash={link.hash}>
                  {link.text}
                </PageLink>
              )}
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}
