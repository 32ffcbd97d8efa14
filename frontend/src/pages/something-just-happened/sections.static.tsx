import { buttonClass } from '@/components/button';
import { PageLink } from '@/components/links';
import { SignLink } from '@/components/urgent/sign-link';
import { Signs } from '@/components/urgent/signs';
import { UrgentText } from '@/components/urgent/urgent-text';
import { WhatElse, WhereToGo } from '@/components/urgent/where-to-go';
import {
  adviceFor,
  somethingElse,
  type UrgentAnswer,
  urgentAnswers,
  urgentQuestions,
} from '@/content/urgent-questions';
import { someMinorProblems } from '@/content/what-can-wait';
import { t } from 'shared/t';
import { answerPage } from './page';
import styles from './something-just-happened.module.css';

/** The drawings beside a second text of an answer, and what can wait. */
const strokePicture = urgentAnswers.length;
const waitingPicture = urgentAnswers.length + 1;

/** All questions with their answers. */
export const Questions = () => (
  <div className={styles.questions} data-urgent-advice>
    {urgentQuestions.map(({ question, answers }) => (
      <section key={question} className={styles.question}>
        <h2>{question}</h2>
        <ul className={styles.choices}>
          {answers.flatMap((answer) =>
            answer.answers.map((text, index) => (
              <li key={text}>
                <SignLink
                  to={answerPage(answer).id}
                  picture={
                    index > 0 ? strokePicture : urgentAnswers.indexOf(answer)
                  }
                  isUrgent={adviceFor(answer).level.id === 'call-911'}
                >
                  {text}
                </SignLink>
              </li>
            )),
          )}
        </ul>
      </section>
    ))}
    <section className={styles.question}>
      <h2>{t('What can wait')}</h2>
      <ul className={styles.choices}>
        <li>
          <SignLink to="what-can-wait" picture={waitingPicture}>
            {someMinorProblems}
          </SignLink>
        </li>
      </ul>
    </section>
    <section className={styles.question}>
      <h2>{t('Something else?')}</h2>
      <p>
        <UrgentText>{somethingElse}</UrgentText>
      </p>
    </section>
  </div>
);

/** The answer, by the page's id. */
function answerOf(id: string): UrgentAnswer {
  const found = urgentAnswers.find((answer) => answerPage(answer).id === id);
  if (!found) throw new Error(`There is no answer "${id}".`);
  return found;
}

/** Below the heading, unless something else comes first. */
export function Destination({ id }: { id: string }) {
  const answer = answerOf(id);
  const { level, signs } = adviceFor(answer);
  if (answer.first) return null;
  return (
    <div className={styles.destination}>
      <WhereToGo level={level} sign={signs[0]} />
    </div>
  );
}

/** The steps of an answer, by the page's id, and what else to know. */
export function Instruction({ id }: { id: string }) {
  const answer = answerOf(id);
  const { level, signs } = adviceFor(answer);
  return (
    <div className={styles.instruction}>
      <Signs signs={signs} />
      <div className={styles.action}>
        {answer.first && (
          <>
            <h2>{answer.then ?? level.title}</h2>
            <WhereToGo level={level} />
          </>
        )}
        <WhatElse level={level} />
      </div>
    </div>
  );
}

/** After the answer. */
export const SomethingElse = () => (
  <div className={styles.else} data-print="no">
    <h2>{t('Is it something else?')}</h2>
    <PageLink to="something-just-happened" className={buttonClass('outline')}>
      {t('Choose again')}
    </PageLink>
  </div>
);
