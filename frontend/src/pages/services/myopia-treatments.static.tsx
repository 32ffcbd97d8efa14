import { Card, CardGrid } from '@/components/card-grid';
import { Cite } from '@/components/cite';
import { Illustration } from '@/components/illustration';
import drops from '@/components/illustrations/services/drops.tsx?illustration';
import overnightLens from '@/components/illustrations/services/overnight-lens.tsx?illustration';
import softLens from '@/components/illustrations/services/soft-lens.tsx?illustration';
import { atropine, offers, overnightLenses, softLenses } from '@/content/treatments';
import styles from './services.module.css';

export default function MyopiaTreatments() {
  return (
    <CardGrid>
      {offers('overnight-lenses') && (
        <Card
          title={overnightLenses.name}
          illustration={
            <Illustration
              file={overnightLens}
              alt=""
              className={styles.myopiaTreatmentsIllustration}
            />
          }
        >
          <p>
            Firm lenses for the night. They shape the cornea while the child sleeps, and the day
            goes without glasses.
          </p>
        </Card>
      )}
      {offers('soft-lenses') && (
        <Card
          title={softLenses.name}
          illustration={
            <Illustration file={softLens} alt="" className={styles.myopiaTreatmentsIllustration} />
          }
        >
          <p>
            Worn by day, thrown away at night. Rings in the lens let part of the light focus short
            of the retina, which slows the growth.
          </p>
        </Card>
      )}
      {offers('atropine') && (
        <Card
          title={atropine.name}
          illustration={
            <Illustration file={drops} alt="" className={styles.myopiaTreatmentsIllustration} />
          }
        >
          <p>
            One drop in each eye at bedtime, glasses by day. A pharmacy mixes the drops, since none
            is approved by the FDA for this.
            <Cite id="atropine-compounded" />
          </p>
        </Card>
      )}
    </CardGrid>
  );
}
