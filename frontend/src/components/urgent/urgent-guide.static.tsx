import type { ReactNode } from 'react';
import { OpeningHours } from '@/components/opening-hours';
import { adviceFor, urgentAnswers } from '@/content/urgent-questions';
import { t } from 'shared/t';
import { type UrgentLevel, urgentLevels } from 'shared/urgent-advice';
import { buttonClass } from '../button';
import { Fold } from '../fold';
import layout from '../layout.module.css';
import { PageLink, PhoneLink } from '../links';
import { CareCard } from './care-card';
import styles from './care-card.module.css';
import { SignPicture } from './sign-picture';
import { CallButton, EmergencyRoom } from './where-to-go';

/**
 * The level's title: the one for now, once that's known, otherwise the one
 * that's true at any hour.
 */
function LevelTitle({ level: { title, titles } }: { level: UrgentLevel }) {
  if (!titles) return title;
  return (
    <>
      <span data-office="unknown">{title}</span>
      <span data-office="open" hidden>
        {titles.open}
      </span>
      <span data-office="closed" hidden>
        {titles.closed}
      </span>
    </>
  );
}

const Answers = ({ level }: { level: UrgentLevel }) => (
  <ul className={styles.answers}>
    {urgentAnswers.map((answer, place) => {
      const { id, name, first, firstInLists = first } = answer;
      return (
        adviceFor(answer).level === level && (
          <li key={id}>
            <PageLink to={`urgent-${id}`} className={styles.answer}>
              <SignPicture place={place} />
              <span>{firstInLists ? `${name}: ${firstInLists}` : name}</span>
            </PageLink>
          </li>
        )
      );
    })}
  </ul>
);

interface LevelProps {
  level: UrgentLevel;
  children: ReactNode;
}

const Level = ({ level, children }: LevelProps) => (
  <CareCard
    level={level.id}
    heading={
      <h3>
        <LevelTitle level={level} />
      </h3>
    }
  >
    {children}
  </CareCard>
);

const [call911, ...others] = urgentLevels;
const [toEmergencyRoom] = others;

/**
 * 911, the emergency room and the way to the list of symptoms. Those for 911
 * are shown. The others unfold, by urgency, in a few words that link to the
 * instruction. There, levels with the same title at this hour share a card
 * (care-card.module.css).
 */
export const UrgentGuide = () => (
  <div className={layout.stack} data-urgent-advice>
    <div className={styles.always}>
      {call911 && (
        <Level level={call911}>
          <Answers level={call911} />
          <CallButton level={call911} />
        </Level>
      )}
      {toEmergencyRoom && (
        <Level level={toEmergencyRoom}>
          <EmergencyRoom brief />
          <PageLink
            to="something-just-happened"
            className={buttonClass('outline')}
          >
            {t('Find your symptom')}
          </PageLink>
        </Level>
      )}
    </div>
    <Fold summary={t('All symptoms, by what to do')} always>
      <div className={styles.levels}>
        {others.map((level) => (
          <Level key={level.id} level={level}>
            <Answers level={level} />
          </Level>
        ))}
      </div>
    </Fold>
    <p>
      {t('When we’re open: ')}
      <OpeningHours end="," /> <PhoneLink />
    </p>
  </div>
);
