import type { ReactNode } from 'react';
import { Card, CardGrid } from '@/components/card-grid';
import { Cite } from '@/components/cite';
import { Illustration } from '@/components/illustration';
import drops from '@/components/illustrations/services/drops.tsx?illustration';
import overnightLens from '@/components/illustrations/services/overnight-lens.tsx?illustration';
import softLens from '@/components/illustrations/services/soft-lens.tsx?illustration';
import { PageLink } from '@/components/page-link';
import { Section } from '@/components/section';
import { percentages } from '@/content/percentages';
import { atStart } from '@/content/number-words';
import {
  atropine,
  offered,
  offers,
  overnightLenses,
  softLenses,
  type Treatment,
  treatments,
} from '@/content/treatments';
import styles from './myopia-management.module.css';

interface TreatmentCardProps {
  treatment: Treatment;
  illustration: typeof drops;
  figure: string;
  /** What the figure counts. */
  counts: ReactNode;
  /** What the figure does not say. */
  children: ReactNode;
}

function TreatmentCard({ treatment, illustration, figure, counts, children }: TreatmentCardProps) {
  return (
    <Card
      title={treatment.name}
      illustration={<Illustration file={illustration} alt="" className={styles.illustration} />}
    >
      <p className={styles.treatmentCardsFigure}>
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
  const title = `${atStart(offered.treatments)} ${treatments.length > 1 ? 'slow' : 'slows'} it`;
  return (
    <Section id="treatments" title={title} tone="mist">
      <CardGrid>
        {offers('overnight-lenses') && (
          <TreatmentCard
            treatment={overnightLenses}
            illustration={overnightLens}
            figure={percentages['overnight-lenses-slowing']}
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
        )}
        {offers('soft-lenses') && (
          <TreatmentCard
            treatment={softLenses}
            illustration={softLens}
            figure={percentages['soft-lenses-slowing']}
            counts={
              <>
                less rise of the prescription over three years
                <Cite id="soft-lenses-slowing" />
              </>
            }
          >
            One brand, MiSight 1 day, is FDA approved to slow myopia, for a start at 8 to 12. At
            other ages it is off-label.
            <Cite id="soft-lenses-label" />
          </TreatmentCard>
        )}
        {offers('atropine') && (
          <TreatmentCard
            treatment={atropine}
            illustration={drops}
            figure={percentages['atropine-slowing']}
            counts={
              <>
                slower with the strongest of the weak drops, in one year
                <Cite id="atropine-slowing" />
              </>
            }
          >
            The weakest, {percentages['atropine-us-trial']}, did no better than placebo in a US
            trial.
            <Cite id="atropine-us-trial" /> All are off-label in the US.
            <Cite id="atropine-compounded" />
          </TreatmentCard>
        )}
      </CardGrid>
      <PageLink to="myopia-treatment">
        {treatments.length > 1
          ? `Compare the ${offered.count}, line by line`
          : 'More about it, line by line'}
      </PageLink>
    </Section>
  );
}
