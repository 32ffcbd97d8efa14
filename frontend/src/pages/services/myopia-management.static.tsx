import { myopiaDoctor } from 'practice/core';
import { Cite } from '@/components/cite';
import { PageLink } from '@/components/links';
import { Section } from '@/components/section';
import { atStart } from '@/content/in-words';
import { myopia } from '@/content/services';
import { t } from 'shared/t';
import { offered, treatments } from '@/content/treatments';
import styles from './services.module.css';
import { MyopiaTreatments } from './myopia-treatments.static';

export function MyopiaManagement() {
  return (
    <Section id={myopia.id} title={myopia.name} tone="mist">
      <p className={styles.myopiaManagementSummary}>{myopia.summary}</p>
      <p>
        {t('Regular glasses make the board clear, but the eye keeps growing.')}{' '}
        {treatments.length === 1
          ? t('One treatment can slow that growth, in some children more than in others.')
          : t('{treatments} can slow that growth, in some children more than in others.', {
              treatments: atStart(offered.treatments),
            })}
        <Cite id="treatments-evidence" />
        {t(
          ' Nothing can make the eye shorter again. So ask about treatment while your child’s prescription is still getting stronger.',
        )}
      </p>
      <MyopiaTreatments />
      <ul className={styles.links}>
        <li>
          <PageLink to="myopia-management">{t('What myopia is, and its risks')}</PageLink>
        </li>
        <li>
          <PageLink to="myopia-treatment">
            {treatments.length > 1 ? t('Compare the treatments') : t('How the treatment works')}
          </PageLink>
        </li>
        <li>
          <PageLink to="myopia-doctor">
            {t('Meet {doctor}, our myopia doctor', { doctor: myopiaDoctor.name })}
          </PageLink>
        </li>
      </ul>
    </Section>
  );
}
