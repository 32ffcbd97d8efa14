import { Cite } from '@/components/cite';
import { CheckIcon } from '@/components/icons';
import { PageLink } from '@/components/links';
import { Section } from '@/components/section';
import { t } from 'shared/t';
import { whatToBring } from './content';
import styles from './what-to-bring.module.css';

export function WhatToBring() {
  return (
    <Section title={t('What to bring to your eye exam')}>
      <ul className={styles.things}>
        {whatToBring.map(({ thing, why, claim }) => (
          <li key={thing} className={styles.thing}>
            <CheckIcon className={styles.tick} />
            <div className={styles.text}>
              <h3>{thing}</h3>
              <p>
                {why}
                {claim && <Cite id={claim} />}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        {t('Forgot something? Come anyway. Bringing a child? Read about')}{' '}
        <PageLink to="for-kids">{t('eye exams for kids')}</PageLink>.
      </p>
    </Section>
  );
}
