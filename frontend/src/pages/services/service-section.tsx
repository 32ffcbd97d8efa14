import type { ReactNode } from 'react';
import { DescriptionList } from '@/components/description-list';
import { Illustration } from '@/components/illustration';
import { Section } from '@/components/section';
import type { Service } from '@/content/services';
import styles from './services.module.css';

interface ServiceSectionProps {
  service: Service;
  tone?: 'paper' | 'sand' | 'mist';
  illustration: { src: string; width: number; height: number };
  facts: readonly (readonly [label: string, fact: ReactNode])[];
  children: ReactNode;
}

/** One service: its illustration and quick facts on one side, its text on the other. */
export function ServiceSection({
  service,
  tone,
  illustration,
  facts,
  children,
}: ServiceSectionProps) {
  return (
    <Section id={service.id} title={service.name} tone={tone}>
      <div className={styles.columns}>
        <Illustration file={illustration} alt="" className={styles.serviceSectionIllustration} />
        <div className={styles.text}>
          <p className={styles.serviceSectionSummary}>{service.summary}</p>
          {children}
        </div>
        <div className={styles.facts}>
          <DescriptionList items={facts} />
        </div>
      </div>
    </Section>
  );
}
