import { myopiaDoctor } from 'virtual:practice';
import { Cite } from '@/components/cite';
import { PageLink } from '@/components/links';
import { Section } from '@/components/section';
import { atStart } from '@/content/in-words';
import { myopia } from '@/content/services';
import { offered, treatments } from '@/content/treatments';
import styles from './services.module.css';
import MyopiaTreatments from './myopia-treatments.static';

export function MyopiaManagement() {
  return (
    <Section id={myopia.id} title={myopia.name} tone="mist">
      <p className={styles.myopiaManagementSummary}>{myopia.summary}</p>
      <p>
        Regular glasses make the board clear, but the eye keeps growing.{' '}
        {atStart(offered.treatments)} can slow that growth, in some children more than in others.
        <Cite id="treatments-evidence" /> Nothing makes the eye shorter again. So ask while your
        child’s prescription is still getting stronger.
      </p>
      <MyopiaTreatments />
      <ul className={styles.links}>
        <li>
          <PageLink to="myopia-management">What myopia is, and its risks</PageLink>
        </li>
        <li>
          <PageLink to="myopia-treatment">
            {treatments.length > 1 ? 'Compare the treatments' : 'How the treatment works'}
          </PageLink>
        </li>
        <li>
          <PageLink to="myopia-doctor">Meet {myopiaDoctor.name}, our myopia doctor</PageLink>
        </li>
      </ul>
    </Section>
  );
}
