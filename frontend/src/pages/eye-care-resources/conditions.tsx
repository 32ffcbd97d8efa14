import { Section } from '@/components/section';
import { ConditionCard } from './condition-card';
import { conditions } from './conditions-content';
import styles from './conditions.module.css';
import dryEye from './illustrations/dry-eye.tsx?drawing';
import glaucoma from './illustrations/glaucoma.tsx?drawing';
import myopia from './illustrations/myopia.tsx?drawing';
import amd from './illustrations/retina.tsx?drawing';

const pictures = { myopia, 'dry-eye': dryEye, glaucoma, amd };

export function Conditions() {
  return (
    <Section id="conditions" title="Four conditions in plain words">
      <div className={styles.cards}>
        {conditions.map((condition) => (
          <ConditionCard
            key={condition.id}
            condition={condition}
            picture={pictures[condition.id]}
          />
        ))}
      </div>
    </Section>
  );
}
