import { urgentLevels, type UrgentSignId, urgentSigns } from 'shared/urgent-advice';
import { OpeningHours } from '../opening-hours';
import { CareCard } from './care-card';
import styles from './care-card.module.css';
import { CallButton, Signs } from './signs';
import { UrgentText } from './urgent-text';

interface UrgentSignsProps {
  /** Default: all. */
  only?: readonly UrgentSignId[];
  /** Adds possible causes and sources. At most once per page, where its claims are listed. */
  explained?: boolean;
}

/** Urgent signs by urgency with instructions. */
export function UrgentSigns({ only, explained = false }: UrgentSignsProps) {
  const shown = urgentSigns.filter(({ id }) => !only || only.includes(id));
  const levels = urgentLevels.filter(({ id }) => shown.some(({ level }) => level === id));
  return (
    <div className={styles.levels} data-urgent-advice>
      {levels.map((level) => (
        <CareCard key={level.id} level={level.id} heading={<h3>{level.title}</h3>}>
          <CallButton level={level} />
          {level.dial === 'office' && (
            <p>
              <OpeningHours />
            </p>
          )}
          <p>
            <UrgentText>{[...new Set([level.open, level.closed])].join(' ')}</UrgentText>
          </p>
          <Signs signs={shown.filter((sign) => sign.level === level.id)} explained={explained} />
        </CareCard>
      ))}
    </div>
  );
}
