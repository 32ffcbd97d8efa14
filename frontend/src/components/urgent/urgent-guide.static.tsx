import { adviceFor, urgentAnswers } from '@/content/urgent-questions';
import { urgentLevels } from 'shared/urgent-advice';
import { PageLink } from '../links';
import { CareCard } from './care-card';
import styles from './care-card.module.css';
import { LevelTitle, Ways } from './signs';

/**
 * What can't wait, by urgency. Each sign links to its page, the only place with the whole instruction. `only` limits
 * the guide to these answers.
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
                .flatMap(({ id, answers, first }) =>
                  answers.map((text) => (
                    <li key={text}>
                      <PageLink to={`urgent-${id}`} className={styles.answer}>
                        {first ? `${text}: ${first}` : text}
                      </PageLink>
                    </li>
                  )),
                )}
            </ul>
            <Ways level={level} brief />
          </CareCard>
        ))}
    </div>
  );
}
