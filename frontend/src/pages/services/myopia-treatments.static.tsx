import { Card, CardGrid } from '@/components/card-grid';
import { Cite } from '@/components/cite';
import { Illustration } from '@/components/illustration';
import drops from '@/components/illustrations/services/drops.tsx?illustration';
import glasses from '@/components/illustrations/services/myopia-glasses.tsx?illustration';
import overnightLens from '@/components/illustrations/services/overnight-lens.tsx?illustration';
import softLens from '@/components/illustrations/services/soft-lens.tsx?illustration';
import { t } from 'shared/t';
import { offers } from '@/content/offered-treatments';
import { atropine, myopiaGlasses, overnightLenses, softLenses } from '@/content/treatments';
import styles from './services.module.css';

export function MyopiaTreatments() {
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
            {t(
              'Firm contacts your child sleeps in. They shape the front of the eye overnight, so your child sees clearly all day without glasses.',
            )}
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
            {t(
              'Contacts your child wears all day and throws away at night. Rings in the lens focus some light in front of the retina, which helps slow the growth of the eye.',
            )}
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
            {t(
              'One drop in each eye at bedtime, and glasses during the day. Using the drops to slow myopia is off-label in the US.',
            )}
            <Cite id="atropine-label" />
            {t(' A compounding pharmacy mixes them.')}
            <Cite id="atropine-compounded" />
          </p>
        </Card>
      )}
      {offers('myopia-glasses') && (
        <Card
          title={myopiaGlasses.name}
          illustration={
            <Illustration file={glasses} alt="" className={styles.myopiaTreatmentsIllustration} />
          }
        >
          <p>
            {t(
              'Glasses with rings of tiny dots in the lenses. They’re the first that the FDA has authorized to slow myopia, for children who start at ages 6 to 12.',
            )}
            <Cite id="glasses-authorized" />
          </p>
        </Card>
      )}
    </CardGrid>
  );
}
