import { OpeningHours } from '@/components/opening-hours';
import { adviceFor, urgentAnswers } from '@/content/urgent-questions';
import { t } from 'shared/t';
import { type UrgentLevel, urgentLevels } from 'shared/urgent-advice';
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
  <ul className={styles.answers} data-chips>
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

/**
 * What can't wait, by urgency, in a few words that link to the instruction,
 * then the places and numbers. Levels with the same title at this hour share a
 * card (care-card.module.css). /something-just-happened/ has the whole list.
 */
export const UrgentGuide = () => (
  <div className={`${layout.stack} ${styles.guide}`} data-urgent-advice>
    <div className={styles.levels}>
      {urgentLevels.map((level) => (
        <CareCard
          key={level.id}
          level={level.id}
          heading={
            <h3>
              <LevelTitle level={level} />
            </h3>
          }
        >
          <Answers level={level} />
          {level.id === 'call-911' && <CallButton level={level} />}
        </CareCard>
      ))}
    </div>
    <EmergencyRoom brief />
    <p>
      {t('When we’re open: ')}
      <OpeningHours end="," /> <PhoneLink />
    </p>
    <PageLink to="something-just-happened">
      {t('See what to do, step by step')}
    </PageLink>
  </div>
);
