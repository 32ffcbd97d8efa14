import type { ReactNode } from 'react';
import { Card, CardGrid } from '@/components/card-grid';
import { Cite } from '@/components/cite';
import { Drawing } from '@/components/illustration';
import drops from '@/components/illustrations/services/drops.tsx?drawing';
import overnightLens from '@/components/illustrations/services/overnight-lens.tsx?drawing';
import softLens from '@/components/illustrations/services/soft-lens.tsx?drawing';
import { PageLink } from '@/components/page-link';
import { Section } from '@/components/section';
import { figures } from '@/content/percentages';
import { atropine, overnightLenses, softLenses, type Treatment } from '@/content/treatments';
import styles from './treatment-cards.module.css';

interface TreatmentCardProps {
  treatment: Treatment;
  picture: typeof drops;
  figure: string;
  /** What the figure counts. */
  counts: ReactNode;
  /** What the figure does not say. */
  children: ReactNode;
}

function TreatmentCard({ treatment, picture, figure, counts, children }: TreatmentCardProps) {
  return (
    <Card
      title={treatment.name}
      picture={<Drawing file={picture} alt="" className={styles.picture} />}
    >
      <p className={styles.figure}>
        <strong>{figure}</strong> <span>{counts}</span>
      </p>
      <p>{treatment.what}</p>
      <p className={styles.formal}>In the charts: {treatment.medicalName}</p>
      <p>{treatment.routine}</p>
      <p className={styles.limits}>{children}</p>
    </Card>
  );
}

export function TreatmentCards() {
  return (
    <Section id="treatments" title="Three treatments slow it" tone="mist">
      <CardGrid>
        <TreatmentCard
          treatment={overnightLenses}
          picture={overnightLens}
          figure={figures['overnight-lenses-slowing']}
          counts={
            <>
              slower growth of the eye over two years
              <Cite id="overnight-lenses-slowing" />
            </>
          }
        >
          Few of the studies were strict trials. The lenses are approved to correct sight; using
          them to slow it is mostly off-label.
          <Cite id="overnight-lenses-label" />
        </TreatmentCard>
        <TreatmentCard
          treatment={softLenses}
          picture={softLens}
          figure={figures['soft-lenses-slowing']}
          counts={
            <>
              less rise of the prescription over three years
              <Cite id="soft-lenses-slowing" />
            </>
          }
        >
          One brand, MiSight 1 day, is FDA approved to slow myopia, for a start at 8 to 12. At other
          ages it is off-label.
          <Cite id="soft-lenses-label" />
        </TreatmentCard>
        <TreatmentCard
          treatment={atropine}
          picture={drops}
          figure={figures['atropine-slowing']}
          counts={
            <>
              slower with the strongest of the weak drops, in one year
              <Cite id="atropine-slowing" />
            </>
          }
        >
          The weakest, {figures['atropine-us-trial']}, did no better than placebo in a US trial.
          <Cite id="atropine-us-trial" /> All are off-label in the US.
          <Cite id="atropine-compounded" />
        </TreatmentCard>
      </CardGrid>
      <PageLink to="myopia-treatment">Compare the three, line by line</PageLink>
    </Section>
  );
}
