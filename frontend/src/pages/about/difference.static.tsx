import { difference } from 'practice/difference';
import { Section } from '@/components/section';
import styles from './about.module.css';

export function Difference() {
  if (!difference || difference.points.length === 0) return null;
  return (
    <Section title="Why We’re Different" tone="sand">
      <ul className={styles.points}>
        {difference.points.map(({ figure, unit, text, large }) => (
          <li key={unit} className={styles.point}>
            <p className={styles.lens}>
              <strong className={styles.number}>{figure}</strong> {unit}
            </p>
            <p className={large ? styles.large : undefined}>{text}</p>
          </li>
        ))}
      </ul>
      {difference.limits && <p>{difference.limits}</p>}
    </Section>
  );
}
