import type { ReactNode } from 'react';
import { Illustration } from '@/components/illustration';
import { Section } from '@/components/section';
import type { Treatment } from '@/content/treatments';
import fold from '@/components/sources.module.css';
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
          <Fold title="How well it works">{works}</Fold>
          <Fold title="What the FDA says">{approved}</Fold>
          <Fold title="Risks and side effects">{risk}</Fold>
        </div>
      </div>
    </Section>
  );
}

/** What the table says in short. Collapsed on a phone, where the page would be very long. */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <details className={fold.sources}>
        <summary className={fold.summary}>{title}</summary>
        <p>{children}</p>
      </details>
    </div>
  );
}
