import { Card, CardGrid } from '@/components/card-grid';
import { Cite } from '@/components/cite';
import { Drawing } from '@/components/illustration';
import drops from '@/components/illustrations/services/drops.tsx?drawing';
import overnightLens from '@/components/illustrations/services/overnight-lens.tsx?drawing';
import softLens from '@/components/illustrations/services/soft-lens.tsx?drawing';
import { atropine, overnightLenses, softLenses } from '@/content/treatments';
import styles from './myopia-treatments.module.css';

export default function MyopiaTreatments() {
  return (
    <CardGrid>
      <Card
        title={overnightLenses.name}
        picture={<Drawing file={overnightLens} alt="" className={styles.picture} />}
      >
        <p>
          Firm lenses for the night. They shape the cornea while the child sleeps, and the day goes
          without glasses.
        </p>
      </Card>
      <Card
        title={softLenses.name}
        picture={<Drawing file={softLens} alt="" className={styles.picture} />}
      >
        <p>
          Worn by day, thrown away at night. Rings in the lens let part of the light focus short of
          the retina, which slows the growth.
        </p>
      </Card>
      <Card
        title={atropine.name}
        picture={<Drawing file={drops} alt="" className={styles.picture} />}
      >
        <p>
          One drop in each eye at bedtime, glasses by day. A pharmacy mixes the drops, since none is
          approved by the FDA for this.
          <Cite id="atropine-compounded" />
        </p>
      </Card>
    </CardGrid>
  );
}
