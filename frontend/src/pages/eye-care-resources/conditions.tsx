import { Section } from '@/components/section';
import { ConditionCard } from './condition-card';
import { conditions } from './content';
import styles from './eye-care-resources.module.css';
import dryEye from './illustrations/dry-eye.tsx?illustration';
import glaucoma from './illustrations/glaucoma.tsx?illustration';
import myopia from './illustrations/myopia.tsx?illustration';
import amd from './illustrations/retina.tsx?illustration';

const illustrations = { myopia, 'dry-eye': dryEye, glaucoma, amd };

export function Conditions() {
  return (
    <Section id="conditions" title="Four common eye conditions">
      <div className={styles.cards}>
        {conditions.map((condition) => (
          <ConditionCard
            key={condition.id}
            condition={condition}
            illustration={illustrations[condition.id]}
          />
        ))}
      </div>
    </Section>
  );
}
