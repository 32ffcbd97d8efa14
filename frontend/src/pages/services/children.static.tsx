import { details } from 'practice/details';
import { PageLink } from '@/components/links';
import { children } from '@/content/services';
import { t } from 'shared/t';
import illustration from './illustrations/kids.tsx?illustration';
import { ServiceSection } from './service-section';
import styles from './services.module.css';

const { childExam } = details.prices;

export function Children() {
  return (
    <ServiceSection
      service={children}
      illustration={illustration}
      facts={[
        [t('A baby'), t('On your lap, about 30 minutes')],
        [t('A school-age child'), t('About an hour, drops included')],
        ...(childExam
          ? [[t('Price'), t('{price} without insurance', { price: childExam })] as const]
          : []),
      ]}
    >
      <p>
        {t(
          'We use lights, toys and pictures. A moving light and a few lenses show the doctor how strong the glasses should be. Your child doesn’t have to say a word.',
        )}
      </p>
      <p>
        {t(
          'Brothers and sisters can have their exams back to back. We have a table with pencils, and the kids’ frames hang low enough for kids to reach.',
        )}
      </p>
      <ul className={styles.links}>
        <li>
          <PageLink to="for-kids">{t('Kids’ eye exams: when to come')}</PageLink>
        </li>
        <li>
          <PageLink to="for-kids" hash="#screening">
            {t('Failed a school screening?')}
          </PageLink>
        </li>
      </ul>
    </ServiceSection>
  );
}
