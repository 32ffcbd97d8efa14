import { awards } from 'practice/awards';
import { Section } from '@/components/section';
import { practice } from '@/content/practice';
import styles from './reviews.module.css';
import { Tag } from './tag';

export function Awards() {
  if (awards.length === 0) return null;
  return (
    <Section title="Awards" tone="sand">
      <ul className={styles.awards}>
        {awards.map(({ name, year, giver, reason }) => (
          <li key={name} className={styles.award}>
            <p className={styles.year}>{year}</p>
            <div className={styles.text}>
              <h3>{name}</h3>
              <p>{giver}</p>
              <p>{reason}</p>
              {practice.sample && (
                <p>
                  <Tag>Sample award</Tag>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
