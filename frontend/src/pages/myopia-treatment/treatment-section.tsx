import type { ReactNode } from 'react';
import { Illustration } from '@/components/illustration';
import { Section } from '@/components/section';
import type { Treatment } from '@/content/treatments';
import styles from './treatment-section.module.css';

interface TreatmentSectionProps {
  treatment: Treatment;
  tone: 'paper' | 'sand' | 'mist';
  illustration: { src: string; width: number; height: number };
  /** The same four questions for each treatment. */
  living: ReactNode;
  known: ReactNode;
  approved: ReactNode;
  risk: ReactNode;
}

/** What a table cannot say of a treatment. */
export function TreatmentSection({
  treatment: { id, name, medicalName },
  tone,
  illustration,
  living,
  known,
  approved,
  risk,
}: TreatmentSectionProps) {
  return (
    <Section id={id} title={name} tone={tone}>
      <p className={styles.formal}>In the charts: {medicalName}</p>
      <div className={styles.columns}>
        <Illustration file={illustration} alt="" className={styles.illustration} />
        <div className={styles.text}>
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
