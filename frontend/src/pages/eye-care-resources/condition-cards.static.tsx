import { ConditionCard } from './condition-card';
import { conditions } from './content';
import styles from './eye-care-resources.module.css';
import dryEye from './illustrations/dry-eye.tsx?illustration';
import glaucoma from './illustrations/glaucoma.tsx?illustration';
import myopia from './illustrations/myopia.tsx?illustration';
import amd from './illustrations/retina.tsx?illustration';

const illustrations = { myopia, 'dry-eye': dryEye, glaucoma, amd };

/** What each condition is, what raises the risk, and what helps. */
export function ConditionCards() {
  return (
    <div className={styles.cards}>
      {conditions.map((condition) => (
        <ConditionCard
          key={condition.id}
          condition={condition}
          illustration={illustrations[condition.id]}
        />
      ))}
    </div>
  );
}
