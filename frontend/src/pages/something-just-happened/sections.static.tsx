import { buttonClass } from '@/components/button';
import { PageLink, PhoneLink } from '@/components/links';
import { OpeningHours, OpenNow } from '@/components/opening-hours';
import { SignPicture } from '@/components/urgent/sign-picture';
import { Signs } from '@/components/urgent/signs';
import {
  EmergencyRoomPhone,
  EmergencyRoomStreet,
  UrgentText,
} from '@/components/urgent/urgent-text';
import {
  CallButton,
  CallText,
  toEmergencyRoom,
  WhereToGo,
} from '@/components/urgent/where-to-go';
import {
  adviceFor,
  somethingElse,
  type UrgentAnswer,
  urgentAnswers,
  urgentQuestions,
} from '@/content/urgent-questions';
import { someMinorProblems } from '@/content/what-can-wait';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import type { UrgentSign } from 'shared/urgent-advice';
import { answerPage } from './page';
import care from '@/components/urgent/care-card.module.css';
import styles from './something-just-happened.module.css';

/** The drawings beside a second text of an answer, and what can wait. */
const strokePicture = urgentAnswers.length;
const waitingPicture = urgentAnswers.length + 1;

interface ChoiceProps {
  to: string;
  picture: number;
  /** Whether it’s 911. */
  isFirst?: boolean;
  children: string;
}

const Choice = ({ to, picture, isFirst = false, children }: ChoiceProps) => (
  <li>
    <PageLink
      to={to}
      className={isFirst ? `${styles.choice} ${styles.first}` : styles.choice}
    >
      <SignPicture place={picture} />
      <span>{children}</span>
    </PageLink>
  </li>
);

/** All questions with their answers. */
export const Questions = () => (
  <div className={styles.questions} data-urgent-advice>
    {urgentQuestions.map(({ question, answers }) => (
      <section key={question} className={styles.question}>
        <h2>{question}</h2>
        <ul className={styles.choices}>
          {answers.flatMap((answer) =>
            answer.answers.map((text, index) => (
              <Choice
                key={text}
                to={answerPage(answer).id}
                picture={
                  index > 0 ? strokePicture : urgentAnswers.indexOf(answer)
                }
                isFirst={adviceFor(answer).level.id === 'call-911'}
              >
                {text}
              </Choice>
            )),
          )}
        </ul>
      </section>
    ))}
    <section className={styles.question}>
      <h2>{t('What can wait')}</h2>
      <ul className={styles.choices}>
        <Choice to="what-can-wait" picture={waitingPicture}>
          {someMinorProblems}
        </Choice>
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

const Hospital = () =>
  practice.emergencyRoom && (
    <>
      {practice.emergencyRoom.name}, <EmergencyRoomStreet />:{' '}
      <EmergencyRoomPhone />
    </>
  );

/**
 * Below the heading, on the first screen: who should do something else, then
 * where to go, or our number. The steps end with it, too.
 */
export function Destination({ id }: { id: string }) {
  const answer = answerOf(id);
  const { level, signs } = adviceFor(answer);
  // Whoever has to rinse the eye shouldn’t leave yet.
  if (answer.first || level.id === 'call-911') return null;
  if (level.id === 'emergency-room') {
    return (
      <p className={styles.destination} data-print="no">
        <Hospital />
      </p>
    );
  }
  const [sign]: readonly UrgentSign[] = signs;
  const call = sign?.callInstead && (
    <span data-instead>
      <UrgentText>{sign.callInstead}</UrgentText>
    </span>
  );
  const insteadOfUs = (
    <>
      {sign?.goInstead && <span data-instead>{sign.goInstead}</span>}
      {call}
    </>
  );
  const callUs = (
    <PhoneLink className={care.call}>
      <CallText level={level} />
    </PhoneLink>
  );
  return (
    <div className={`${styles.destination} ${care.byOffice}`}>
      <p data-office="open" hidden>
        {insteadOfUs}
        <span data-print="no">
          <OpenNow served="" />
          {callUs}
        </span>
      </p>
      <div data-office="closed" hidden>
        {call}
        <span data-print="no">
          {level.id === 'call-us' ? <Hospital /> : <OpenNow served="" />}
        </span>
        {level.id === 'call-us' && toEmergencyRoom && (
          <div data-print="no">
            <CallButton level={toEmergencyRoom} />
          </div>
        )}
      </div>
      <p data-office="unknown">
        {insteadOfUs}
        <span data-print="no">
          {t('When we’re open: ')}
          <OpeningHours />
          {callUs}
        </span>
      </p>
    </div>
  );
}

/**
 * The instruction of an answer, by the page's id. On a wide screen, whom to call
 * is beside the steps. On a phone it's below those that come first.
 */
export function Instruction({ id }: { id: string }) {
  const answer = answerOf(id);
  const { level, signs } = adviceFor(answer);
  const stepsFirst = answer.first !== undefined || level.dial === 'office';
  const steps = (
    <div className={styles.steps}>
      <Signs signs={signs} />
    </div>
  );
  return (
    <div className={styles.instruction}>
      {stepsFirst && steps}
      <div className={styles.action}>
        {answer.first && <h2>{answer.then ?? level.title}</h2>}
        <WhereToGo level={level} />
      </div>
      {!stepsFirst && steps}
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
