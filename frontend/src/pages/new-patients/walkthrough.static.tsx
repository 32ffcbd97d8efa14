import { Cite } from '@/components/cite';
import { PageLink } from '@/components/links';
import { Section } from '@/components/section';
import { Steps } from '@/components/steps';
import { examSteps, examTotalMinutes, walkthroughTitle } from '@/content/exam-steps';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import styles from './walkthrough.module.css';

export function Walkthrough() {
  return (
    <Section title={walkthroughTitle}>
      <Steps steps={examSteps} />
      <div className={styles.total}>
        <p className={styles.minutes}>{t('Total: {minutes} min', { minutes: examTotalMinutes })}</p>
        <p>{t('Plan a little extra time if you want to pick out frames the same day.')}</p>
      </div>
      <PageLink to="eye-exam-near-me">
        {t('What an eye exam in {city} covers', { city: practice.address.city })}
      </PageLink>
      <div className={styles.drops}>
        <h3>{t('About dilating drops')}</h3>
        <p>
          {t(
            'They widen your pupils so the doctor can see more of the inside of your eyes. For a few hours afterward, things may look blurry and light may bother you.',
          )}
          <Cite id="dilation-blur-hours" />
          {t(' Bring sunglasses and someone to drive you home.')}
        </p>
      </div>
    </Section>
  );
}
