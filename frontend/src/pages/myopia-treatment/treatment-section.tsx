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
  works: ReactNode;
  approved: ReactNode;
  risk: ReactNode;
}

/** Details that don't fit in the table. */
export function TreatmentSection({
  treatment: { id, name, medicalName },
  tone,
  illustration,
  living,
  works,
  approved,
  risk,
}: TreatmentSectionProps) {
  return (
    <Section id={id} title={name} tone={tone}>
      <p className={styles.formal}>{`Also called: ${medicalName}`}</p>
      <div className={styles.columns}>
        <Illustration file={illustration} alt="" className={styles.illustration} />
        <div className={styles.text}>
          <div>
            <h3>What it’s like</h3>
            <p>{living}</p>
          </div>
          <div>
            <h3>How well it works</h3>
            <p>{works}</p>
          </div>
          <div>
            <h3>What the FDA says</h3>
            <p>{approved}</p>
          </div>
          <div>
            <h3>Risks and side effects</h3>
            <p>{risk}</p>
          </div>
        </div>
      </div>
    </Section>
  );
}
