import type { ReactNode } from 'react';
import { FactList } from '@/components/description-list';
import { Drawing } from '@/components/illustration';
import { Section } from '@/components/section';
import type { Service } from '@/content/services';
import styles from './service-section.module.css';

interface ServicePartProps {
  service: Service;
  tone?: 'paper' | 'sand' | 'mist';
  picture: { src: string; width: number; height: number };
  facts: readonly (readonly [label: string, fact: ReactNode])[];
  children: ReactNode;
}

/** One service: its picture and short facts on one side, what we have to say about it on the other. */
export function ServicePart({ service, tone, picture, facts, children }: ServicePartProps) {
  return (
    <Section id={service.id} title={service.name} tone={tone}>
      <div className={styles.columns}>
        <Drawing file={picture} alt="" className={styles.picture} />
        <div className={styles.words}>
          <p className={styles.summary}>{service.summary}</p>
          {children}
        </div>
        <div className={styles.facts}>
          <FactList facts={facts} />
        </div>
      </div>
    </Section>
  );
}
