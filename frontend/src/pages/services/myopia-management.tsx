import { myopiaDoctor } from '@/content/myopia-doctor';
import { myopia } from '@/content/services';
import drops from '@/pictures/services/drops.tsx?drawing';
import overnightLens from '@/pictures/services/overnight-lens.tsx?drawing';
import softLens from '@/pictures/services/soft-lens.tsx?drawing';
import { Card, CardGrid } from '@/sections/card-grid';
import { Cite } from '@/sections/cite';
import { Section } from '@/sections/section';
import { Drawing } from '@/ui/drawing';
import { PageLink } from '@/ui/page-link';
import styles from './myopia-management.module.css';

export function MyopiaManagement() {
  return (
    <Section id={myopia.id} title={myopia.name} tone="mist">
      <p className={styles.summary}>{myopia.summary}</p>
      <p>
        Glasses make the board sharp again, but the eye behind them goes on growing. Three
        treatments can slow it, in some children more than in others.
        <Cite id="treatments-evidence" /> None makes the eye shorter again, so the time to ask is
        while the numbers still climb.
      </p>
      <CardGrid>
        <Card
          title="Overnight lenses"
          picture={<Drawing file={overnightLens} alt="" className={styles.picture} />}
        >
          <p>
            Firm lenses for the night. They shape the cornea while the child sleeps, and the day
            goes without glasses.
          </p>
        </Card>
        <Card
          title="Soft daily lenses"
          picture={<Drawing file={softLens} alt="" className={styles.picture} />}
        >
          <p>
            Worn by day, thrown away at night. Rings in the lens let part of the light focus short
            of the retina, which slows the growth.
          </p>
        </Card>
        <Card
          title="Low-dose atropine"
          picture={<Drawing file={drops} alt="" className={styles.picture} />}
        >
          <p>
            One drop in each eye at bedtime, for children who cannot or will not wear lenses.
            Glasses stay.
          </p>
        </Card>
      </CardGrid>
      <ul className={styles.links}>
        <li>
          <PageLink to="myopia-management">What myopia is, and its risks</PageLink>
        </li>
        <li>
          <PageLink to="myopia-treatment">The treatments compared</PageLink>
        </li>
        <li>
          <PageLink to="myopia-doctor">{myopiaDoctor.name}, who looks after it</PageLink>
        </li>
      </ul>
    </Section>
  );
}
