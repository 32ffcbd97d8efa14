import { myopiaDoctor } from 'virtual:practice';
import { Cite } from '@/components/cite';
import { PageLink } from '@/components/page-link';
import { Section } from '@/components/section';
import { atStart } from '@/content/number-words';
import { myopia } from '@/content/services';
import { offered, treatments } from '@/content/treatments';
import styles from './services.module.css';
import MyopiaTreatments from './myopia-treatments.static';

export function MyopiaManagement() {
  return (
    <Section id={myopia.id} title={myopia.name} tone="mist">
      <p className={styles.myopiaManagementSummary}>{myopia.summary}</p>
      <p>
        Glasses make the board sharp again, but the eye behind them goes on growing.{' '}
        {atStart(offered.treatments)} can slow it, in some children more than in others.
        <Cite id="treatments-evidence" /> Nothing makes the eye shorter again, so the time to ask is
        while the numbers still climb.
      </p>
      <MyopiaTreatments />
      <ul className={styles.links}>
        <li>
          <PageLink to="myopia-management">What myopia is, and its risks</PageLink>
        </li>
        <li>
          <PageLink to="myopia-treatment">
            {treatments.length > 1 ? 'The treatments compared' : 'The treatment'}
          </PageLink>
        </li>
        <li>
          <PageLink to="myopia-doctor">{myopiaDoctor.name}, who looks after it</PageLink>
        </li>
      </ul>
    </Section>
  );
}
