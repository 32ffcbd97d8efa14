import type { Question } from '@/content/prose';
import { CitedText } from './cite';
import { PageLink } from './links';
import styles from './questions.module.css';
import { Section } from './section';

interface QuestionsProps {
  title: string;
  questions: readonly Question[];
}

/**
 * Questions whose answers unfold. Links and searches within the page unfold
 * them, too; in print, they're all open.
 */
export const Questions = ({ title, questions }: QuestionsProps) => (
  <Section title={title}>
    <div>
      {questions.map(({ question, answer, claim, link }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            <h3>{question}</h3>
          </summary>
          <div className={styles.answer}>
            <CitedText text={answer} claim={claim} />
            {link && (
              <PageLink to={link.to} hash={link.hash}>
                {link.text}
              </PageLink>
            )}
          </div>
        </details>
      ))}
    </div>
  </Section>
);
