import { Illustration } from '@/components/illustration';
import layout from '@/components/layout.module.css';
import { PageLink } from '@/components/links';
import { Breadcrumbs } from '@/components/page-header';
import { PageLayout } from '@/components/page-layout';
import { Section } from '@/components/section';
import { UrgentGuide } from '@/components/urgent/urgent-guide.static';
import { replyTime } from '@/content/opening-details?data';
import { WhatsNext } from '@/features/contact-form/whats-next';
import { t } from 'shared/t';
import styles from './contact-sent.module.css';
import letter from './illustrations/letter.svg?illustration';
import { page } from './page';

/**
 * Where the server sends a visitor whose form was posted without scripts. It
 * says what the form's own message says.
 */
export default function ContactSentPage() {
  return (
    <PageLayout page={page}>
      <div className={styles.band}>
        <Breadcrumbs route={page} />
        <div className={`${layout.success} ${styles.card}`}>
          <div className={styles.text}>
            <h1 tabIndex={-1}>{page.heading}</h1>
            <p className={styles.thanks}>
              {t('Thank you. We got your message.')}
            </p>
            <p className={`${layout.error} ${styles.urgent}`}>
              <strong>{t('Is it urgent? Don’t wait for our reply.')}</strong>{' '}
              <a href="#urgent">
                {t('Find your symptom below and follow the steps')}
              </a>
            </p>
            <WhatsNext>
              <li>
                {replyTime
                  ? t(
                      'If it isn’t urgent, we’ll reply within one business day.',
                    )
                  : t('If it isn’t urgent, we’ll get back to you.')}
              </li>
            </WhatsNext>
            <PageLink to="home">{t('Back to our home page')}</PageLink>
          </div>
          <Illustration file={letter} alt="" className={styles.picture} early />
        </div>
      </div>
      <Section id="urgent" title={t('Symptoms that can’t wait')}>
        <UrgentGuide />
      </Section>
    </PageLayout>
  );
}
