import { OpeningHours } from '@/components/opening-hours';
import { adviceFor, urgentAnswers } from '@/content/urgent-questions';
import { t } from 'shared/t';
import { urgentLevels } from 'shared/urgent-advice';
import layout from '../layout.module.css';
import { PageLink, PhoneLink } from '../links';
import { CareCard } from './care-card';
import styles from './care-card.module.css';
import { CallButton, LevelTitle, Place } from './signs';

/**
 * What can't wait, by urgency, in a few words that link to the instruction, then the places and numbers.
 * /something-just-happened/ has the whole list.
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
          <ul className={styles.answers}>
            {urgentAnswers
              .filter((answer) => adviceFor(answer).level === level)
              .map(({ id, name, first }, index) => (
                <li key={id}>
                  {index > 0 ? '; ' : t('Signs: ')}
                  <PageLink to={`urgent-${id}`}>{first ? `${name}: ${first}` : name}</PageLink>
                </li>
              ))}
          </ul>
          {level.id === 'call-911' && <CallButton level={level} />}
        </CareCard>
      ))}
    </div>
    <Place brief />
    <p>
      {t('When we’re open: ')}
      <OpeningHours end="," /> <PhoneLink />
    </p>
    <PageLink to="something-just-happened">{t('See what to do, step by step')}</PageLink>
  </div>
);
