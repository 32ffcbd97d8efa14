import type { urgentSigns } from 'shared/urgent-advice';
import { Cites } from '../cite';
import styles from './care-card.module.css';
import { UrgentText } from './urgent-text';

/**
 * Signs with instructions, sentence by sentence, possible causes and sources.
 */
export const Signs = ({
  signs,
}: {
  signs: readonly (typeof urgentSigns)[number][];
}) => (
  <dl className={styles.signs}>
    {signs.map(({ id, sign, now, why, claims }) => (
      <div key={id} className={styles.sign} data-urgent-sign={id}>
        <dt className={styles.name}>{sign}</dt>
        <dd>
          {now
            .replaceAll('. ', '. \n')
            .split('\n')
            .map((sentence) => (
              <span key={sentence} className={styles.item}>
                <UrgentText>{sentence}</UrgentText>
              </span>
            ))}
        </dd>
        <dd className={styles.why}>
          {why}
          <Cites ids={claims} />
        </dd>
      </div>
    ))}
  </dl>
);
