import { Tile, Tiles } from '@/components/tiles/tiles';
import { UrgentText } from '@/components/urgent/urgent-text';
import { t } from 'shared/t';
import { somethingElse, urgentQuestions } from '@/content/urgent-questions';
import { answerPage } from './page';
import styles from './something-just-happened.module.css';

/** All questions with their answers. */
export function Questions() {
  return (
    <div className={styles.questions} data-urgent-advice>
      {urgentQuestions.map(({ question, answers }) => (
        <section key={question} className={styles.question}>
          <h2>{question}</h2>
          <Tiles>
            {answers.flatMap((answer) =>
              answer.answers.map((text) => (
                <Tile key={text} to={answerPage(answer).id}>
                  {text}
                </Tile>
              )),
            )}
          </Tiles>
        </section>
      ))}
      <section className={styles.question}>
        <h2>{t('Something else?')}</h2>
        <p>
          <UrgentText>{somethingElse}</UrgentText>
        </p>
      </section>
    </div>
  );
}
