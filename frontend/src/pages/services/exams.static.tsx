import { details } from 'practice/details';
import { Cite } from '@/components/cite';
import illustration from '@/components/illustrations/services/exams.tsx?illustration';
import { PageLink } from '@/components/links';
import { practice } from '@/content/practice';
import { exams } from '@/content/services';
import { t } from 'shared/t';
import { ServiceSection } from './service-section';
import styles from './services.module.css';

const { exam } = details.prices;

export function Exams() {
  return (
    <ServiceSection
      service={exams}
      illustration={illustration}
      facts={[
        [t('How often'), t('Once a year')],
        [t('How long'), t('About 60 minutes')],
        ...(exam ? [[t('Price'), t('{price} without insurance', { price: exam })] as const] : []),
        [
          t('Bring'),
          t('Your glasses, contact lens boxes, a list of medicines, your insurance cards'),
        ],
      ]}
    >
      <h3>{t('What we check')}</h3>
      <ul>
        <li>{t('How well each eye sees, near and far, and which lens helps')}</li>
        <li>{t('How your eyes focus, move and work as a pair')}</li>
        <li>{t('The pressure in each eye, and your side vision')}</li>
        <li>{t('The front of the eye, under a microscope')}</li>
        <li>
          {t('The lens, the retina and the optic nerve, often with drops that widen your pupils')}
        </li>
      </ul>
      <p>
        {t('The drops can blur your vision for a few hours.')}
        <Cite id="dilation-blur-hours" />
        {practice.transit
          ? t(' Have someone drive you home, or come by train.')
          : t(' Have someone drive you home.')}
      </p>
      <ul className={styles.links}>
        <li>
          <PageLink to="new-patients">{t('Your first visit, step by step')}</PageLink>
        </li>
        <li>
          <PageLink to="new-patients" hash="#cost">
            {t('See what an exam costs')}
          </PageLink>
        </li>
        <li>
          <PageLink to="eye-exam-near-me">
            {t('Eye exam near you in {city}', { city: practice.address.city })}
          </PageLink>
        </li>
      </ul>
    </ServiceSection>
  );
}
