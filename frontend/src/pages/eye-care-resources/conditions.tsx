import { Cite } from '@/components/cite';
import { DescriptionList } from '@/components/description-list';
import { Illustration, type IllustrationFile } from '@/components/illustration';
import { Section } from '@/components/section';
import type { Condition } from '@/content/myopia/condition';
import { conditions } from './content';
import styles from './eye-care-resources.module.css';
import dryEye from './illustrations/dry-eye.tsx?illustration';
import glaucoma from './illustrations/glaucoma.tsx?illustration';
import myopia from './illustrations/myopia.tsx?illustration';
import amd from './illustrations/retina.tsx?illustration';

interface ConditionCardProps {
  condition: Condition;
  illustration: IllustrationFile;
}

/** Short phrases as one line of text. */
function line(phrases: readonly string[]): string {
  const text = phrases.join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

export function ConditionCard({ condition, illustration }: ConditionCardProps) {
  const { id, name, alias, summary, signs, risks, care, caution, claims } = condition;
  return (
    <article id={id} className={styles.card}>
      <Illustration file={illustration} alt="" className={styles.illustration} />
      <div className={styles.text}>
        <h3>{name}</h3>
        {alias && <p className={styles.alias}>{alias}</p>}
        <p>
          {summary}
          {claims.map((claim) => (
            <Cite key={claim} id={claim} />
          ))}
        </p>
      </div>
      <div className={styles.facts}>
        <DescriptionList
          items={[
            ['What you may notice', line(signs)],
            ['What raises the risk', line(risks)],
            ['What helps', caution ? `${line(care)} ${caution}` : line(care)],
          ]}
        />
      </div>
    </article>
  );
}

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
