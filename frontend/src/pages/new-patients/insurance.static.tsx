import { Card, CardGrid } from '@/components/card-grid';
import { Cite } from '@/components/cite';
import { Section } from '@/components/section';
import { insurers } from '@/content/insurers';
import { joinWithAnd, joinWithOr } from '@/content/in-words';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import styles from './insurance.module.css';

export function Insurance() {
  const { vision, medical, medicare, medicaid } = practice.insurers;
  return (
    <Section id="insurance" title={t('Insurance we accept')}>
      <ul className={styles.insurers}>
        {insurers.map((insurer) => (
          <li key={insurer}>{insurer}</li>
        ))}
        <li>{t('and others')}</li>
      </ul>
      <CardGrid>
        {vision.length > 0 && (
          <Card title={t('Vision plans')}>
            <p>
              {t(
                'A vision plan like {plans} helps pay for a routine exam. It also helps pay for glasses or contacts.',
                { plans: joinWithOr(vision) },
              )}
            </p>
          </Card>
        )}
        {medical.length > 0 && (
          <Card title={t('Medical insurance')}>
            <p>
              {t(
                'Medical plans like {plans} usually help pay for visits for an eye disease or injury. Some plans cover a routine exam, too.',
                { plans: joinWithAnd(medical) },
              )}
            </p>
          </Card>
        )}
        {medicaid.length > 0 && (
          <Card title="Medicaid">
            <p>
              {t('We take {plans}.', { plans: joinWithAnd(medicaid) })}{' '}
              {medicaid.length > 1
                ? t('They cover eye care and glasses for members under 21.')
                : t('It covers eye care and glasses for members under 21.')}
              <Cite id="medicaid-children" />
              {t(' For adults, it depends on the plan. Call us and we’ll check.')}
            </p>
          </Card>
        )}
        {medicare && (
          <Card title="Medicare">
            <p>
              {t('Original Medicare doesn’t pay for a routine exam for glasses or contacts.')}
              <Cite id="medicare-routine-exam" />
              {t(' It does cover a glaucoma screening once a year if you’re at high risk.')}
              <Cite id="medicare-glaucoma-screening" />
            </p>
          </Card>
        )}
      </CardGrid>
    </Section>
  );
}
