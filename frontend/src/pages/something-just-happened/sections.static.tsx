import { Tile, Tiles } from '@/components/tiles/tiles';
import { Signs } from '@/components/urgent/signs';
import { UrgentText } from '@/components/urgent/urgent-text';
import { WhereToGo } from '@/components/urgent/where-to-go';
import {
  adviceFor,
  somethingElse,
  urgentAnswers,
  urgentQuestions,
} from '@/content/urgent-questions';
import { someMinorProblems } from '@/content/what-can-wait';
import { t } from 'shared/t';
import { answerPage } from './page';
import styles from './something-just-happened.module.css';

/** All questions with their answers. */
export const Questions = () => (
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
      <h2>{t('What can wait')}</h2>
      <Tiles>
        <Tile to="what-can-wait">{someMinorProblems}</Tile>
      </Tiles>
    </section>
    <section className={styles.question}>
      <h2>{t('Something else?')}</h2>
      <p>
        <UrgentText>{somethingElse}</UrgentText>
      </p>
    </section>
  </div>
);

/** The instruction of an answer, by the page's id. */
export function Instruction({ id }: { id: string }) {
  const answer = urgentAnswers.find(
    (candidate) => answerPage(candidate).id === id,
  );
  if (!answer) throw new Error(`There is no answer "${id}".`);
  const { level, signs } = adviceFor(answer);
  const list = <Signs signs={signs} />;
  return (
    <div className={styles.instruction}>
      {answer.first && (
        <>
          {list}
          <h2>{answer.then ?? level.title}</h2>
        </>
      )}
      {answer.before && <p>{answer.before}</p>}
      <WhereToGo level={level} />
      {!answer.first && list}
    </div>
  );
}
