import { conditions } from '@/content/conditions';
import amd from '@/pictures/services/retina.tsx?drawing';
import dryEye from '@/pictures/services/dry-eye.tsx?drawing';
import glaucoma from '@/pictures/services/glaucoma.tsx?drawing';
import myopia from '@/pictures/services/myopia.tsx?drawing';
import { Section } from '@/sections/section';
import { ConditionCard } from './condition-card';
import styles from './conditions.module.css';

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
