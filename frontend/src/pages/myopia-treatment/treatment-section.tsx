import type { ReactNode } from 'react';
import { Fold } from '@/components/fold';
import { Illustration } from '@/components/illustration';
import { Section } from '@/components/section';
import { TreatmentTab } from '@/components/treatment-tabs';
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
  treatment,
  tone,
  illustration,
  living,
  works,
  approved,
  risk,
}: TreatmentSectionProps) {
  return (
    <TreatmentTab treatment={treatment}>
      <Section id={treatment.id} title={treatment.name} tone={tone}>
        <p className={styles.formal}>{`Also called: ${treatment.medicalName}`}</p>
        <div className={styles.columns}>
          <Illustration file={illustration} alt="" className={styles.illustration} />
          <div className={styles.text}>
            <div>
              <h3>What it’s like</h3>
              <p>{living}</p>
            </div>
            <Answer question="How well it works">{works}</Answer>
            <Answer question="What the FDA says">{approved}</Answer>
            <Answer question="Risks and side effects">{risk}</Answer>
          </div>
        </div>
      </Section>
    </TreatmentTab>
  );
}

/** What the table says in short. */
function Answer({ question, children }: { question: string; children: ReactNode }) {
  return (
    <div>
      <h3 className={styles.title}>{question}</h3>
      <Fold summary={question}>
        <p>{children}</p>
      </Fold>
    </div>
  );
}
