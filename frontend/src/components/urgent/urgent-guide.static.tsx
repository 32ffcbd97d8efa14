import { adviceFor, urgentAnswers } from '@/content/urgent-questions';
import { urgentLevels } from 'shared/urgent-advice';
import { PageLink } from '../links';
import { CareCard } from './care-card';
import styles from './care-card.module.css';
import { LevelTitle, Ways } from './signs';

/**
 * What can't wait, by urgency, in a few words that link to the instruction. /something-just-happened/ has the whole list.
 * `only` limits the guide to these answers.
 */
export function UrgentGuide({ only }: { only?: readonly string[] }) {
  const shown = urgentAnswers
    .filter(({ id }) => !only || only.includes(id))
    .map((answer) => ({ ...answer, level: adviceFor(answer).level }));
  return (
    <div className={styles.levels} data-urgent-advice>
      {urgentLevels
        .filter((level) => shown.some((answer) => answer.level === level))
        .map((level) => (
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
              {shown
                .filter((answer) => answer.level === level)
                .map(({ id, name, first }) => (
                  <li key={id}>
                    <PageLink to={`urgent-${id}`} className={styles.answer}>
                      {first ? `${name}: ${first}` : name}
                    </PageLink>
                  </li>
                ))}
            </ul>
            <Ways level={level} brief />
          </CareCard>
        ))}
    </div>
  );
}
