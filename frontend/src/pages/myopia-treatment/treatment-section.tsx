import type { ReactNode } from 'react';
import { Drawing } from '@/components/illustration';
import { Section } from '@/components/section';
import type { Treatment } from '@/content/treatments';
import styles from './treatment-section.module.css';

interface TreatmentPartProps {
  treatment: Treatment;
  tone: 'paper' | 'sand' | 'mist';
  picture: { src: string; width: number; height: number };
  /** The same four questions for each treatment. */
  living: ReactNode;
  known: ReactNode;
  approved: ReactNode;
  risk: ReactNode;
}

/** What a table cannot say of a treatment. */
export function TreatmentPart({
  treatment: { id, name, medicalName },
  tone,
  picture,
  living,
  known,
  approved,
  risk,
}: TreatmentPartProps) {
  return (
    <Section id={id} title={name} tone={tone}>
      <p className={styles.formal}>In the charts: {medicalName}</p>
      <div className={styles.columns}>
        <Drawing file={picture} alt="" className={styles.picture} />
        <div className={styles.words}>
          <div>
            <h3>Living with it</h3>
            <p>{living}</p>
          </div>
          <div>
            <h3>What is known</h3>
            <p>{known}</p>
          </div>
          <div>
            <h3>What is approved</h3>
            <p>{approved}</p>
          </div>
          <div>
            <h3>What can go wrong</h3>
            <p>{risk}</p>
          </div>
        </div>
      </div>
    </Section>
  );
}
