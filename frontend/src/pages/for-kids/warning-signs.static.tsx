import { Cite } from '@/components/cite';
import { PageLink } from '@/components/links';
import { Section } from '@/components/section';
import { UrgentSigns } from '@/components/urgent/urgent-signs.static';
import { t } from 'shared/t';
import styles from './for-kids.module.css';

/** Signs mostly seen in children, plus some that anyone can have. */
const signs = [
  'vision-loss',
  'double-vision',
  'chemical',
  'injury',
  'white-pupil',
  'turned-eye',
] as const;

export function WarningSigns() {
  return (
    <Section id="signs" title={t('Signs that can’t wait')} tone="sand">
      <UrgentSigns only={signs} explained />
      <p>
        {t('This is a short list.')}{' '}
        <PageLink to="eye-care-resources" hash="#urgent">
          {t('See all the signs that can’t wait')}
        </PageLink>
        .
      </p>
      <div className={styles.week}>
        <h3>{t('Call this week')}</h3>
        <ul>
          <li>{t('An eye that always turns in or out')}</li>
          <li>
            {t('A baby who can’t stand normal light')}
            <Cite id="infant-warning-signs" />
          </li>
          <li>{t('Red or crusty eyelids, or eyes that water day after day')}</li>
          <li>{t('A head that’s always tilted to one side')}</li>
        </ul>
      </div>
    </Section>
  );
}
