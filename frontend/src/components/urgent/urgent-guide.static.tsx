import { OpeningHours } from '@/components/opening-hours';
import { adviceFor, urgentAnswers } from '@/content/urgent-questions';
import { t } from 'shared/t';
import { type UrgentLevel, urgentLevels } from 'shared/urgent-advice';
import layout from '../layout.module.css';
import { PageLink, PhoneLink } from '../links';
import { CareCard } from './care-card';
import styles from './care-card.module.css';
import { CallButton, EmergencyRoom } from './where-to-go';

/**
 * The level's title: the one for now, once that's known, otherwise the one
 * that's true at any hour.
 */
function LevelTitle({ level: { title, titles } }: { level: UrgentLevel }) {
  if (!titles) return title;
  return (
    <span className={styles.byOffice}>
      <span data-office="unknown">{title}</span>
      <span data-office="open" hidden>
        {titles.open}
      </span>
      <span data-office="closed" hidden>
        {titles.closed}
      </span>
    </span>
  );
}

const Answers = ({ level }: { level: UrgentLevel }) => (
  <ul className={styles.answers}>
    {urgentAnswers
      .filter((answer) => adviceFor(answer).level === level)
      .map(({ id, name, first, firstInLists = first }, index) => (
        <li key={id}>
          {index > 0 ? '; ' : t('Symptoms: ')}
          <PageLink to={`urgent-${id}`}>
            {firstInLists ? `${name}: ${firstInLists}` : name}
          </PageLink>
        </li>
      ))}
  </ul>
);

/**
 * What can't wait, by urgency, in a few words that link to the instruction,
 * then what may, and the places and numbers. /something-just-happened/ has the
 * whole list.
 */
export const UrgentGuide = () => (
  <div className={`${layout.stack} ${styles.guide}`} data-urgent-advice>
    <div className={styles.levels}>
      {urgentLevels.map((level) => {
        const heading = (
          <h3>
            <LevelTitle level={level} />
          </h3>
        );
        return level.id === 'call-when-open' ? (
          <div
            key={level.id}
            className={styles.last}
            data-urgent-level={level.id}
          >
            {heading}
            <Answers level={level} />
          </div>
        ) : (
          <CareCard key={level.id} level={level.id} heading={heading}>
            <Answers level={level} />
            {level.id === 'call-911' && <CallButton level={level} />}
          </CareCard>
        );
      })}
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
