import type { ReactNode } from 'react';
import { Card, CardGrid } from '@/components/card-grid';
import { Cite } from '@/components/cite';
import { Illustration } from '@/components/illustration';
import drops from '@/components/illustrations/services/drops.tsx?illustration';
import glasses from '@/components/illustrations/services/myopia-glasses.tsx?illustration';
import overnightLens from '@/components/illustrations/services/overnight-lens.tsx?illustration';
import softLens from '@/components/illustrations/services/soft-lens.tsx?illustration';
import { PageLink } from '@/components/links';
import { Section } from '@/components/section';
import { TreatmentTab, TreatmentTabs } from '@/components/treatment-tabs';
import { eyeGrowth } from '@/content/myopia/eye-growth';
import { atStart } from '@/content/in-words';
import { percentages } from '@/content/percentages';
import { offers } from '@/content/offered-treatments';
import {
  atropine,
  myopiaGlasses,
  offered,
  overnightLenses,
  softLenses,
  type Treatment,
  treatments,
} from '@/content/treatments';
import styles from './myopia-management.module.css';

interface TreatmentCardProps {
  treatment: Treatment;
  illustration: typeof drops;
  percentage: string;
  /** What the percentage measures. */
  measure: ReactNode;
  /** What the percentage doesn't tell. */
  children: ReactNode;
}

function TreatmentCard({
  treatment,
  illustration,
  percentage,
  measure,
  children,
}: TreatmentCardProps) {
  const growth = eyeGrowth[treatment.id];
  return (
    <TreatmentTab treatment={treatment}>
      <Card
        title={treatment.name}
        illustration={<Illustration file={illustration} alt="" className={styles.illustration} />}
      >
        <p className={styles.range}>{`Also called: ${treatment.medicalName}`}</p>
        <p>{`${treatment.what} ${treatment.routine}`}</p>
        <p className={styles.treatmentCardsPercentage}>
          <strong>{percentage}</strong> <span>{measure}</span>
          <span>
            {`Eye growth in two years: ${growth.sentence}`}
            <Cite id={growth.claim} />
          </span>
        </p>
        <p className={styles.limits}>{children}</p>
      </Card>
    </TreatmentTab>
  );
}

export function TreatmentCards() {
  const title = `${atStart(offered.treatments)} that can slow myopia`;
  return (
    <Section id="treatments" title={title} tone="mist">
      <TreatmentTabs>
        <CardGrid>
          {offers('overnight-lenses') && (
            <TreatmentCard
              treatment={overnightLenses}
              illustration={overnightLens}
              percentage={percentages['overnight-lenses-slowing']}
              measure={
                <>
                  slower growth of the eye over two years
                  <Cite id="overnight-lenses-slowing" />
                </>
              }
            >
              The lenses are approved to correct vision. For most of these lenses, using them to
              slow myopia is off-label.
              <Cite id="overnight-lenses-label" />
            </TreatmentCard>
          )}
          {offers('soft-lenses') && (
            <TreatmentCard
              treatment={softLenses}
              illustration={softLens}
              percentage={percentages['soft-lenses-slowing']}
              measure={
                <>
                  less change in the prescription over three years
                  <Cite id="soft-lenses-slowing" />
                </>
              }
            >
              One brand, MiSight 1 day, is FDA approved to slow myopia in children who start at ages
              8 to 12. At other ages it’s off-label.
              <Cite id="soft-lenses-label" />
            </TreatmentCard>
          )}
          {offers('atropine') && (
            <TreatmentCard
              treatment={atropine}
              illustration={drops}
              percentage={percentages['atropine-slowing']}
              measure={
                <>
                  slower with the strongest low dose, over one year
                  <Cite id="atropine-slowing" />
                </>
              }
            >
              The weakest dose, {percentages['atropine-us-trial']}, did no better than placebo in a
              US trial.
              <Cite id="atropine-us-trial" /> All low doses are off-label in the US.
              <Cite id="atropine-label" />
            </TreatmentCard>
          )}
          {offers('myopia-glasses') && (
            <TreatmentCard
              treatment={myopiaGlasses}
              illustration={glasses}
              percentage={percentages['glasses-authorized']}
              measure={
                <>
                  less change in the prescription over two years
                  <Cite id="glasses-authorized" />
                </>
              }
            >
              These are the first glasses that the FDA has authorized to slow myopia. They’re for
              children who start at ages 6 to 12.
              <Cite id="glasses-authorized" />
            </TreatmentCard>
          )}
        </CardGrid>
      </TreatmentTabs>
      <PageLink to="myopia-treatment">
        {treatments.length > 1
          ? `Compare all ${offered.count} side by side`
          : 'More about this treatment'}
      </PageLink>
    </Section>
  );
}
