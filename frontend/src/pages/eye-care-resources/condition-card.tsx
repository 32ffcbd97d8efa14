import { Cite } from '@/components/cite';
import { FactList } from '@/components/description-list';
import { Drawing, type DrawingFile } from '@/components/illustration';
import type { Condition } from '@/content/condition';
import styles from './condition-card.module.css';

interface ConditionCardProps {
  condition: Condition;
  picture: DrawingFile;
}

/** Short phrases as one line of text. */
function line(phrases: readonly string[]): string {
  const text = phrases.join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

export function ConditionCard({ condition, picture }: ConditionCardProps) {
  const { id, name, alias, summary, signs, risks, care, claims } = condition;
  return (
    <article id={id} className={styles.card}>
      <Drawing file={picture} alt="" className={styles.picture} />
      <div className={styles.words}>
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
        <FactList
          facts={[
            ['What you may notice', line(signs)],
            ['What raises the risk', line(risks)],
            ['What helps', line(care)],
          ]}
        />
      </div>
    </article>
  );
}
