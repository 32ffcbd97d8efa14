import { Cite } from '@/components/cite';
import { DescriptionList } from '@/components/description-list';
import { Illustration, type IllustrationFile } from '@/components/illustration';
import type { Condition } from '@/content/myopia/condition';
import styles from './eye-care-resources.module.css';

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
